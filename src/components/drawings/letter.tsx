import { type LetterName, letters, type Point } from './letters.ts'

/** Paths from the right end of the head-line; the left arm is mirrored. */
const arms = {
  down: 'q70 150 40 210',
  hip: 'q120 70 40 150',
  wave: 'q120-20 150-170',
  up: 'q90-30 110-190',
}
/** The y of the head-line, where the arms begin. */
const headLine = -540
/** The distance of each arm from the end of the head-line. */
const shoulder = 20

type Arm = keyof typeof arms

const juttis = { madder: 'var(--picture-madder)', indigo: 'var(--jutti-indigo)' }

interface LetterProps {
  name: LetterName
  /** Where it stands in its picture, and how large. */
  at: readonly [x: number, y: number, scale: number]
  left?: Arm
  right?: Arm
  eyes?: 'open' | 'happy'
  mouth?: 'smile' | 'open'
  jutti?: keyof typeof juttis
  /** The offset of the pupils from the middle of the eyes. */
  gaze?: Point
}

/** A letter with face, arms and shoes (juttis), 1000 units to the em, its soles at y 120. */
export function Letter({
  name,
  at: [across, down, scale],
  left = 'down',
  right = 'wave',
  eyes = 'open',
  mouth = 'smile',
  jutti = 'madder',
  gaze = [0, 0],
}: LetterProps) {
  const letter = letters[name]
  const [start, end] = letter.ends
  const [x1, y1, x2, y2] = letter.eyes
  const places = [
    [x1, y1],
    [x2, y2],
  ] as const
  const light = `var(--scene-${letter.colour})`
  const dark = `var(--scene-${letter.colour}-dark)`
  return (
    <g transform={`translate(${across} ${down}) scale(${scale})`}>
      <g fill="none" stroke={dark} strokeWidth="54">
        <path d={letter.legs.map((x) => `M${x}-60V100`).join('')} />
        <g strokeWidth="52" strokeLinecap="round">
          <path
            transform={`translate(${start + shoulder} ${headLine}) scale(-1 1)`}
            d={`M0 0${arms[left]}`}
          />
          <path d={`M${end - shoulder} ${headLine}${arms[right]}`} />
        </g>
      </g>
      {letter.legs.map((x) => (
        <g key={x} transform={`translate(${x} 120)`}>
          <path fill={juttis[jutti]} d={shoe} />
          <circle fill="var(--mustard)" cx="18" cy="-26" r="11" />
        </g>
      ))}
      <g fill={light}>
        <path d={letter.outline} />
        {places.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={letter.eye + 26} />
        ))}
      </g>
      <path
        {...stitch}
        stroke="var(--white)"
        strokeWidth="20"
        strokeOpacity=".55"
        strokeDasharray="34 40"
        d={stitches(name)}
      />
      {/* Named, so that CSS can make the letters blink, each at its own time. */}
      <g data-eyes={name}>
        {places.map(([x, y]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <circle fill="var(--white)" r={letter.eye} />
            {eyes === 'happy' ? (
              <path {...stitch} stroke={ink} strokeWidth="26" d="M-44 18q44-70 88 0" />
            ) : (
              <g transform={`translate(${gaze.join(' ')})`}>
                <circle fill={ink} r="46" />
                <circle fill="var(--white)" cx="16" cy="-18" r="15" />
              </g>
            )}
          </g>
        ))}
      </g>
      <g transform={`translate(${letter.mouth.join(' ')})`}>
        {mouth === 'smile' ? (
          <path {...stitch} stroke="var(--white)" strokeWidth="24" d="M-46-6q46 52 92 0" />
        ) : (
          <path fill="var(--white)" d="M-50-14H50a50 50 0 0 1-100 0z" />
        )}
      </g>
    </g>
  )
}

const stitch = { fill: 'none', strokeLinecap: 'round' } as const
const ink = 'var(--pupil)'

/** 150 wide, the leg at x 0 and the sole at y 0. */
const shoe = 'M-46 0Q-56-34-44-62-20-52 4-56 40-60 66-44 86-34 98-50 104-66 92-76 118-76 118-44 114-6 78 0z'

/** The stitches on the head-line, from its ends to the face. */
function stitches(name: LetterName): string {
  const { eyes, eye, mouth, ends } = letters[name]
  const [x1, y1, x2, y2] = eyes
  const isMouthOnLine = Math.abs(mouth[1] - headLine) < 40
  function reach(y: number): number {
    return Math.sqrt(Math.max(0, (eye + 26) ** 2 - (y - headLine) ** 2))
  }
  const from = Math.min(x1 - reach(y1), isMouthOnLine ? mouth[0] - 70 : x1)
  const to = Math.max(x2 + reach(y2), isMouthOnLine ? mouth[0] + 70 : x2)
  // The head-line of ਅ is open before the face.
  const begin = name === 'aira' ? 215 : from - 30
  return `M${ends[0] + 55} ${headLine}H${Math.round(begin)}M${Math.round(to + 30)} ${headLine}H${ends[1] - 50}`
}
