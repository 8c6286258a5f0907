import { Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { headingIn } from '#components/focus-heading.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { usePunjabiSpeech } from '#components/use-punjabi-speech.ts'
import { languageHelp } from '#content/language-help.ts'
import { language } from '#words/language.ts'
import styles from './listen.module.css'

/**
 * On Punjabi pages, where the device has a Punjabi voice: a button behind the heading that speaks it and the sentence
 * below it, for those who read neither language. The heading leaves room for it (`styles/gurmukhi/type.css`). What is
 * spoken ends with the page.
 */
export function LanguageHelp() {
  const { key } = useLocation()
  return <Listen key={key} />
}

function Listen() {
  const { canSpeak, spoken, speak, stop } = usePunjabiSpeech()
  const [place] = useState(createPlace)
  useEffect(() => (canSpeak ? followHeading(place) : undefined), [canSpeak, place])
  const isSpeaking = spoken !== null

  return (
    canSpeak &&
    createPortal(
      <IconButton
        label={languageHelp.listen}
        icon={Volume2}
        aria-pressed={isSpeaking}
        onClick={() => (isSpeaking ? stop() : speak(firstWordsAt(place)))}
      />,
      place,
    )
  )
}

function createPlace(): HTMLElement {
  return Object.assign(document.createElement('span'), { className: styles.place })
}

/**
 * Keeps an element at the end of the page's heading, whatever page is shown, but not of an English post's. React knows
 * nothing of it there.
 */
function followHeading(place: HTMLElement): () => void {
  const main = document.getElementById('main')
  function follow() {
    const heading = main && headingIn(main)
    if (!isPunjabi(heading)) place.remove()
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
    .filter((part) => isPunjabi(part) && part.matches('h1, p'))
    .map((part) => part.textContent)
}

function isPunjabi(element: Element | null): element is Element {
  return element?.closest<HTMLElement>('[lang]')?.lang === language.code
}
