import { useState } from 'react'
import { useSignedInUser } from '#auth/auth.tsx'
import { Button } from '#components/ui/button.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { Fact } from '#components/ui/fact.tsx'
import { Label } from '#components/ui/label.tsx'
import { Link } from '#components/ui/link.tsx'
import { schoolDayOf, useToday } from '#components/use-today.ts'
import { answer as english } from '#content/en/letter.ts'
import { answer as punjabi } from '#content/pa/letter.ts'
import { copy as courseCopy } from '#copy/courses.ts'
import { formatDay, formatWeekdays } from '#copy/format.ts'
import { enquiries as copy, list } from '#copy/office.ts'
import { fileEnquiry } from '#data/office/enquiries.ts'
import { env } from '#lib/env.ts'
import { paths } from '#lib/paths.ts'
import { levelFrom } from '#model/level.ts'
import { forgetCommand, type ReceivedEnquiry } from '#model/office/enquiry.ts'
import { shortName } from '#model/values/name.ts'
import { type Outcome, OutcomeMessage } from './outcome.tsx'
import { Contact } from './registration-list/registration-cells.tsx'
import styles from './staff.module.css'

/** What visitors have asked, each with its answer and the file. */
export function EnquiryCards({ enquiries }: { enquiries: ReceivedEnquiry[] }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return (
    <>
      <ul className={styles.cards}>
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} className="card">
            <EnquiryCard enquiry={enquiry} onDone={setOutcome} />
          </li>
        ))}
      </ul>
      <div className={outcome === null ? undefined : styles.sticky}>
        <OutcomeMessage outcome={outcome} onUndone={setOutcome} />
      </div>
    </>
  )
}

function EnquiryCard({ enquiry, onDone }: { enquiry: ReceivedEnquiry; onDone: (outcome: Outcome) => void }) {
  const { id, kind, email, phoneNumber, comment, birthdate, courseId, receivedAt, uid, days } = enquiry
  const { answeredOn, answeredBy } = enquiry
  const [isPending, setPending] = useState(false)
  const { email: ownAddress } = useSignedInUser()
  const today = useToday()
  const level = levelFrom(courseId)
  const name = shortName(enquiry)

  async function handleFile() {
    setPending(true)
    try {
      await fileEnquiry(id, answeredOn === '' ? today : '', ownAddress)
      if (answeredOn !== '') onDone({ sentence: copy.filedBack })
      else
        onDone({
          sentence: copy.filed,
          undo: async () => {
            await fileEnquiry(id, '', ownAddress)
            return true
          },
        })
    } catch (error) {
      console.error(error)
      onDone({ sentence: list.failed })
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <p>
        <Label kind={kind === 'question' ? 'ok' : 'warn'} text={copy.kinds[kind]} />{' '}
        <span className="whole">{formatDay(schoolDayOf(receivedAt))}</span>
      </p>
      <h3>{uid === '' ? name : <Link to={paths.officeFamily(uid)}>{name}</Link>}</h3>
      <Contact email={email} phoneNumber={phoneNumber} />
      <dl className={styles.about}>
        <Fact name={copy.about}>{level === null ? courseId : courseCopy.level(level)}</Fact>
        <Fact name={copy.child}>{formatDay(birthdate)}</Fact>
        <Fact name={copy.wishes}>{formatWeekdays(days)}</Fact>
      </dl>
      <p className={styles.comment} lang={/[ਁ-ੴ]/.test(comment) ? 'pa' : 'en'}>
        {comment}
      </p>
      {kind === 'erasure' && (
        <p>
          <Copyable text={forgetCommand(email, env.firebase.projectId)} />
        </p>
      )}
      <div className={styles.actions}>
        <a className="lone-link" href={answerTo(enquiry)} aria-label={`${copy.answer}: ${name}`}>
          {copy.answer}
        </a>
        <Button
          isSmall
          variant="second"
          isPending={isPending}
          aria-label={`${answeredOn === '' ? copy.file : copy.fileBack}: ${name}`}
          onClick={() => void handleFile()}
        >
          {answeredOn === '' ? copy.file : copy.fileBack}
        </Button>
      </div>
      {answeredOn !== '' && <p>{copy.answeredBy(formatDay(answeredOn), answeredBy)}</p>}
    </>
  )
}

/** In whatever language the office is read, an answer is in the enquiry's. */
const answers: Record<string, typeof english> = { en: english, pa: punjabi }

/** Characters of a question that mail programs take in an address. */
const longestQuote = 1_200

/** An address that opens the mail program with the question quoted. */
function answerTo({ firstName, email, comment, language }: ReceivedEnquiry): string {
  const { subject, hello, youWrote } = answers[language] ?? english
  const quoted = comment.slice(0, longestQuote).replace(/^/gm, '> ')
  const body = `${hello(firstName)}\n\n\n${youWrote}\n${quoted}`
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
