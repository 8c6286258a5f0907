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
 * If the device has a voice for the language: a button after the heading that reads the heading and the next paragraph
 * aloud, for people who cannot read them. The heading leaves room for it (`styles/gurmukhi/type.css`). Leaving the page
 * stops the speech.
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
 * Keeps an element at the end of the current page's heading, outside React's tree, unless the heading is in another
 * language, as a post's is.
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

/** The heading, and the next paragraph before a form or another section begins. */
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
