import { Volume2 } from 'lucide-react'
import { DrawnPicture } from '#components/drawings/drawn-picture.tsx'
import { inLatin, Spoken } from '#components/page/spoken.tsx'
import { useSpeech } from '#components/use-speech.ts'
import { copy } from '#copy/home.ts'
import { env } from '#lib/env.ts'
import styles from './letter-cards.module.css'

/** In the order of the letters: the name of each picture, and the ground it stands on. */
const pictures = [
  ['oora', 'tint-indigo'],
  ['aira', 'sky'],
  ['eeri', 'tint-leaf'],
  ['sassa', 'tint-rani'],
  ['haha', 'tint-marigold'],
] as const

/** Each letter with a word that begins with it. A press speaks both, if recorded or if the device can speak. */
export function LetterCards() {
  const { canSpeak, spoken, speak } = useSpeech(copy.alphabet.lang)
  return (
    <ul className={styles.cards}>
      {pictures.map((picture, index) => {
        const letter = copy.alphabet.letters[index]
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

/** The letter and its friend, or nothing if one of them is missing (docs/punjabi.md). */
function recordingsOf(name: string): string[] {
  const both = [name, `${name}-friend`]
  return both.every((sound) => env.sounds.includes(sound)) ? both.map((sound) => `/sounds/${sound}.mp3`) : []
}

type LetterCardProps = (typeof copy.alphabet.letters)[number] & {
  picture: (typeof pictures)[number]
  isSpoken: boolean
  onPress: (() => void) | undefined
}

function LetterCard({ picture, isSpoken, onPress, ...letter }: LetterCardProps) {
  const { lang } = copy.alphabet
  const [name, tint] = picture
  return (
    <li style={{ background: `var(--${tint})` }}>
      <DrawnPicture file={`letters/${name}`} width={164} height={100} />
      <div className={styles.captions}>
        <p>
          <Spoken text={letter.name} lang={lang} />
          <Spoken text={letter.nameReading} lang={inLatin(lang)} />
        </p>
        <p>
          <Spoken text={letter.word} lang={lang} />
          <Spoken text={letter.wordReading} lang={inLatin(lang)} />
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
