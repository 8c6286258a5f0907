import { readFileSync } from 'node:fs'
import { BloomBand } from '#components/drawings/field.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { Thread } from '#components/drawings/thread.tsx'
import { Facet } from './facet.tsx'
import { dyed, Field, PostCanvas } from './shared.tsx'

const rows = [0, 1, 2, 3]
const places = [0, 1, 2, 3, 4]

/** ੲ and ਹ count the diamonds of a cloth: four rows of five. */
export function CountingToTwenty() {
  return (
    <PostCanvas ground="var(--sky)">
      <Edge />
      <Field edge="M0 300C120 284 240 284 340 292S560 302 640 288" to="V360H0z" />
      <path fill="var(--near-band)" d="M0 330Q320 316 640 330V360H0z" />
      <Thread d="M0 20Q170 44 320 44T640 20" width={4} />
      <g transform="translate(152 44)">
        <path fill="var(--dye-madder)" d="M0 0h336v264H0z" />
        <path fill="url(#edge)" d="M0 0h336v28H0z" />
        {rows.map((row) =>
          places.map((place) => (
            <Facet
              key={5 * row + place}
              x={60 * place + 48}
              y={54 * row + 65}
              size={25}
              {...(row % 2 === 0 ? mustard : white)}
            />
          )),
        )}
      </g>
      {[166, 474].map((x) => (
        <Facet key={x} x={x} y={38} size={13} {...dyed('indigo', 'mustard')} />
      ))}
      <g transform="translate(22 304) scale(.18)">
        <Letter name="eeri" mouth="open" jutti="madder" gaze={[16, -10]} />
      </g>
      <g transform="translate(514 304) scale(.18)">
        <Letter name="haha" left="wave" right="hip" jutti="indigo" gaze={[-16, -10]} />
      </g>
      <BloomBand from={-20} to={640} y={360} />
    </PostCanvas>
  )
}

const mustard = dyed('mustard', 'rani')
const white = { light: 'var(--cloth)', dark: '#ffe0b0', core: 'var(--leaf)' }

const tile = readFileSync(new URL('../../src/styles/edge.svg', import.meta.url), 'utf8')
const drawing = tile.slice(tile.indexOf('>') + 1, tile.lastIndexOf('</svg>'))

/** The tile of the edge strip, 48 by 28, from the file that the header and the footer repeat. */
function Edge() {
  return (
    <pattern
      id="edge"
      width="48"
      height="28"
      patternUnits="userSpaceOnUse"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
