import { Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { headingIn } from '#components/page/focus-heading.ts'
import { IconButton } from '#components/ui/button.tsx'
import { useSpeech } from '#components/use-speech.ts'
import { language } from '#copy/language.ts'
import styles from './listen.module.css'

/**
 * Where the device has a voice of the language: a button behind the heading that speaks it and the sentence below it, for
 * those who cannot read them. The heading leaves room for it (`styles/gurmukhi/type.css`). What is spoken ends with the
 * page.
 */
export function Listen({ label }: { label: string }) {
  const { key } = useLocation()
  return <ListenButton key={key} label={label} />
}

function ListenButton({ label }: { label: string }) {
  const { canSpeak, spoken, speak, stop } = useSpeech(language.code)
  const [place] = useState(() => Object.assign(document.createElement('span'), { className: styles.place }))
  useEffect(() => (canSpeak ? followHeading(place) : undefined), [canSpeak, place])
  const isSpeaking = spoken !== null

  return (
    canSpeak &&
    createPortal(
      <IconButton
        label={label}
        icon={Volume2}
        aria-pressed={isSpeaking}
        onClick={() => (isSpeaking ? stop() : speak(firstWordsAt(place)))}
      />,
      place,
    )
  )
}

/**
 * Keeps an element at the end of the page's heading, whatever page is shown, but not of one in another language, as a
 * post's is. React knows nothing of it there.
 */
function followHeading(place: HTMLElement): () => void {
  const main = document.getElementById('main')
  function follow() {
    const heading = main && headingIn(main)
    if (!isInLanguage(heading)) place.remove()
    else if (place.parentElement !== heading) heading.append(place)
  }
  const observer = new MutationObserver(follow)
  if (main !== null) observer.observe(main, { childList: true, subtree: true })
  follow()
  return () => {
    observer.disconnect()
    place.remove()
  }
}

/** The heading, and the paragraph that follows it before a form or another part of the page begins. */
function firstWordsAt(place: HTMLElement): string[] {
  const parts = [...document.querySelectorAll('main h1, main h2, main form, main p')]
  const index = parts.findIndex((part) => part.contains(place))
  return parts
    .slice(index, index + 2)
    .filter((part) => isInLanguage(part) && part.matches('h1, p'))
    .map((part) => part.textContent)
}

function isInLanguage(element: Element | null): element is Element {
  return element?.closest<HTMLElement>('[lang]')?.lang === language.code
}
