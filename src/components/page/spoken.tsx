import { site } from '#content/site.ts'

interface SpokenProps {
  text: string
  lang: string
  className?: string | undefined
}

/** A word that is read aloud in its own language; nothing if there is none. */
export function Spoken({ text, lang, className }: SpokenProps) {
  if (text === '') return null
  return (
    <span className={className} lang={lang}>
      {text}
    </span>
  )
}

/** The school's greeting above a title; nothing if it has none. */
export function Greeting() {
  const { text, lang } = site.greeting
  if (text === '') return null
  return (
    <p className="greeting" lang={lang}>
      {text}
    </p>
  )
}

/** The code of a language in Latin script, for people who cannot read its own. */
export function inLatin(lang: string): string {
  return `${lang}-Latn`
}
