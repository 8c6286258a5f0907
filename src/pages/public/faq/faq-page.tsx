import { ChevronDown } from 'lucide-react'
import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { HelperPicture } from '#components/drawings/drawn-picture.tsx'
import { PageTitle, TitleBand } from '#components/page/title-band.tsx'
import { Link } from '#components/ui/link.tsx'
import { copy } from '#copy/faq.ts'
import { env } from '#lib/env.ts'
import styles from './faq-page.module.css'

/** One question is open at a time: `details` of the same name exclude each other, in most browsers without script. */
export default function FaqPage() {
  const list = useRef<HTMLDivElement>(null)
  const handleToggle = useLinkedQuestion(list)
  return (
    <>
      <PageTitle title={copy.pageTitle} />
      <TitleBand title={copy.pageTitle} isNarrow aside={<HelperPicture mood="smiling" height={120} />} />
      <div className={`content ${styles.body ?? ''}`} ref={list}>
        {copy.questions.map(({ id, question, answer, link }) => (
          <details
            className={`card ${styles.item ?? ''}`}
            key={id}
            id={id}
            name="faq"
            onToggle={handleToggle}
          >
            <summary className={styles.question}>
              <h2>{question}</h2>
              <ChevronDown aria-hidden="true" size={24} strokeWidth={2.25} />
            </summary>
            <div className={styles.answer}>
              {answer.map((paragraph, index) => (
                <p key={index}>{typeof paragraph === 'string' ? paragraph : paragraph(env.program)}</p>
              ))}
              <Link className="lone-link" to={link.to}>
                {link.label}
              </Link>
            </div>
          </details>
        ))}
      </div>
    </>
  )
}

/**
 * Opens the question that the address names (`/faq#schedule`), scrolls to it and focuses it, whether the address was
 * typed, followed or returned to. A question that the reader opened before the scripts loaded stays open instead.
 * @returns the `onToggle` of each question, which closes the others, if the browser does not do so by their name, and
 *   keeps the address naming the open one, so that it can be shared.
 */
function useLinkedQuestion(list: RefObject<HTMLElement | null>) {
  const location = useLocation()

  useEffect(() => {
    const opened = questionsIn(list).filter(({ open }) => open)
    const last = opened.find(hasFocus) ?? opened.at(-1)
    if (last !== undefined) settle(list, last)
  }, [list])

  // By the location, not its hash alone: the same link again opens a question that was closed by hand. The hash is the
  // window's, which `settle` keeps.
  useEffect(() => {
    const id = window.location.hash.slice(1)
    const item = questionsIn(list).find((each) => each.id === id)
    if (item === undefined || (item.open && hasFocus(item))) return
    item.open = true
    // Going back, the browser moves the focus away again after it has reported the new address.
    const frame = requestAnimationFrame(() => {
      item.scrollIntoView()
      item.querySelector('summary')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [location, list])

  return ({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void => settle(list, currentTarget)
}

/** Closes the others when a question was opened, and has the address name the open one. */
function settle(list: RefObject<HTMLElement | null>, toggled: HTMLDetailsElement): void {
  const { id, open } = toggled
  if (open) for (const other of questionsIn(list)) other.open &&= other === toggled
  const isNamed = window.location.hash === `#${id}`
  if (open && !isNamed) replaceHash(`#${id}`)
  if (!open && isNamed) replaceHash('')
}

function hasFocus(item: HTMLElement): boolean {
  return item.contains(document.activeElement)
}

function questionsIn(list: RefObject<HTMLElement | null>): HTMLDetailsElement[] {
  return [...(list.current?.querySelectorAll('details') ?? [])]
}

/** Bypasses the router, which would treat it as a navigation. */
function replaceHash(hash: string): void {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search + hash)
}
