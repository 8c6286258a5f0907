import { Letter, type LetterProps } from '#components/drawings/letter.tsx'
import { at, Canvas } from './shared.tsx'

/** ਹ alone in each of its moods (`HelperPicture`). */
export const helper = {
  smiling: draw({}),
  talking: draw({ mouth: 'open' }),
  happy: draw({ eyes: 'happy' }),
  laughing: draw({ eyes: 'happy', mouth: 'open' }),
}

/** From the hand at rest to the one that waves, and down to the soles. */
function draw(mood: Partial<LetterProps>) {
  return (
    <Canvas width={850} height={890}>
      {at('translate(84 768)', <Letter name="haha" jutti="mustard" {...mood} />)}
    </Canvas>
  )
}
