import { Volume2 } from 'lucide-react'
import { DrawnPicture } from '#components/drawings/drawn-picture.tsx'
import { useSpeech } from '#components/use-speech.ts'
import { copy } from '#copy/home.ts'
import { env } from '#lib/env.ts'
import styles from './letter-cards.module.css'

/** In the order of `copy.letters`: the name of each picture, and the ground it stands on. */
const pictures = [
  ['oora', 'tint-indigo'],
  ['aira', 'sky'],
  ['eeri', 'tint-leaf'],
  ['sassa', 'tint-rani'],
  ['haha', 'tint-marigold'],
] as const

/** Each letter with a word that begins with it. A press speaks the two where they are recorded or the device can. */
export function LetterCards() {
  const { canSpeak, spoken, speak } = useSpeech('pa')
  return (
    <ul className={styles.cards}>
      {pictures.map((picture, index) => {
        const letter = copy.letters[index]
        const recordings = recordingsOf(picture[0])
        return (
          letter !== undefined && (
            <LetterCard
              key={letter.name}
              {...letter}
              picture={picture}
              isSpoken={spoken?.[0] === letter.name}
              onPress={
                canSpeak || recordings.length > 0
                  ? () => speak([letter.name, letter.word], recordings)
                  : undefined
              }
            />
          )
        )
      })}
    </ul>
  )
}

/** The letter and its friend, or nothing where one of them is missing (docs/punjabi.md). */
function recordingsOf(name: string): string[] {
  const both = [name, `${name}-friend`]
  return both.every((sound) => env.sounds.includes(sound)) ? both.map((sound) => `/sounds/${sound}.mp3`) : []
}

type LetterCardProps = (typeof copy.letters)[number] & {
  picture: (typeof pictures)[number]
  isSpoken: boolean
  onPress: (() => void) | undefined
}

function LetterCard({ picture, isSpoken, onPress, ...letter }: LetterCardProps) {
  const [name, tint] = picture
  return (
    <li style={{ background: `var(--${tint})` }}>
      <DrawnPicture file={`letters/${name}`} width={164} height={100} />
      <div className={styles.captions}>
        <p>
          <span lang="pa">{letter.name}</span>
          {letter.nameReading !== '' && <span lang="pa-Latn">{letter.nameReading}</span>}
        </p>
        <p>
          <span lang="pa">{letter.word}</span>
          {letter.wordReading !== '' && <span lang="pa-Latn">{letter.wordReading}</span>}
          {letter.meaning !== '' && <span>{letter.meaning}</span>}
        </p>
      </div>
      {onPress !== undefined && (
        <>
          <button
            type="button"
            aria-label={copy.hear(letter.nameReading || letter.name, letter.wordReading || letter.word)}
            data-spoken={isSpoken || undefined}
            onClick={onPress}
          >
            <Volume2 aria-hidden="true" size={38} strokeWidth={2.25} />
          </button>
          <DrawnPicture file={`letters/speaking/${name}`} width={164} height={100} />
        </>
      )}
    </li>
  )
}
