import { Letter } from '#components/drawings/letter.tsx'
import { at, Sheet } from './shared.tsx'

/** ਹ alone in each of its moods (`HelperPicture`). */
export function Helper() {
  return (
    <Sheet
      width={850}
      height={890}
      rows={[
        {
          smiling: at(place, <Letter name="haha" jutti="mustard" />),
          talking: at(place, <Letter name="haha" jutti="mustard" mouth="open" />),
          happy: at(place, <Letter name="haha" jutti="mustard" eyes="happy" />),
          laughing: at(place, <Letter name="haha" jutti="mustard" eyes="happy" mouth="open" />),
        },
      ]}
    />
  )
}

/** From the hand at rest to the one that waves, and down to the soles. */
const place = 'translate(84 768)'
