import { Volume2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#components/ui/icon-button.tsx'
import { usePunjabiSpeech } from '#components/use-punjabi-speech.ts'
import { words } from '#words/listen.ts'
import styles from './listen.module.css'

/**
 * On Punjabi pages, where the device has a Punjabi voice: a button behind the heading that speaks it and the sentence
 * below it, for those who read neither language. The heading leaves room for it (`styles/gurmukhi/type.css`).
 */
export function LanguageHelp() {
  const { canSpeak, speak } = usePunjabiSpeech()
  const [place] = useState(createPlace)
  useEffect(() => (canSpeak ? followHeading(place) : undefined), [canSpeak, place])

  function speakFirstWords() {
    const heading = place.parentElement
    const lead = heading?.nextElementSibling
    speak(
      [heading, lead instanceof HTMLParagraphElement ? lead : null].flatMap(
        (part) => part?.textContent ?? [],
      ),
    )
  }

  return (
    canSpeak &&
    createPortal(<IconButton label={words.listen} icon={Volume2} onClick={speakFirstWords} />, place)
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
    const headings = [...(main?.querySelectorAll('h1') ?? [])]
    const heading = headings.find((each) => each.lang === '' && each.checkVisibility())
    if (heading === undefined) place.remove()
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
