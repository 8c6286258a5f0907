import { useState } from 'react'
import { schoolDayOf } from '#components/use-today.ts'
import { AskDialog } from '#components/dialog/ask-dialog.tsx'
import { Checkbox } from '#components/form/field.tsx'
import { Button } from '#components/ui/button.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { Fact } from '#components/ui/fact.tsx'
import { answer as english } from '#content/en/letter.ts'
import { languageOf } from '#components/text-language.ts'
import { Label } from '#components/ui/label.tsx'
import { Link } from '#components/ui/link.tsx'
import { copy as courseCopy } from '#copy/courses.ts'
import { enquiries as copy } from '#copy/enquiries.ts'
import { formatDay, formatWeekdays } from '#copy/format.ts'
import { copy as registrationCopy, list } from '#copy/office.ts'
import { type OfficeEnquiry, takeOff } from '#data/office/enquiries.ts'
import { env } from '#lib/env.ts'
import { mailto } from '#model/office/mailto.ts'
import { paths } from '#lib/paths.ts'
import { levelFrom } from '#model/values/level.ts'
import { forgetCommand } from '#model/office/command.ts'
import type { ReceivedEnquiry } from '#model/enquiry.ts'
import { shortName } from '#model/values/name.ts'
import { unlessChanged } from './outcome.tsx'
import { Contact } from './registration-list/registration-cells.tsx'
import styles from './staff.module.css'

interface EnquiryCardProps {
  enquiry: OfficeEnquiry
  isChosen: boolean
  isPending: boolean
  onChoose: () => void
  onFile: () => void
  /** Called with a sentence that says what was done. */
  onDone: (sentence: string) => void
}

export function EnquiryCard(props: EnquiryCardProps) {
  const { enquiry, isChosen, isPending, onChoose, onFile, onDone } = props
  const { kind, email, phoneNumber, comment, birthdate, courseId, receivedAt, uid, days } = enquiry
  const { answeredOn, answeredBy, child, studentId, isFulfilled } = enquiry
  const level = levelFrom(courseId)
  const name = shortName(enquiry)
  const [isAsked, setAsked] = useState(false)

  async function handleTakeOff() {
    await unlessChanged(async () => {
      await takeOff(enquiry)
      onDone(copy.takeOff.done(child || name))
    }, onDone)
    setAsked(false)
  }
  return (
    <>
      <p>
        <Label kind={kind === 'question' ? 'ok' : 'warn'} text={copy.kinds[kind]} />{' '}
        <span className="whole">{formatDay(schoolDayOf(receivedAt))}</span>
      </p>
      {isFulfilled && <p>{kind === 'waiting' ? copy.hasPlace : copy.hasLevels}</p>}
      <div className={styles.choice}>
        <Checkbox aria-label={registrationCopy.choose(name)} checked={isChosen} onChange={onChoose} />
        <h3>{uid === '' ? name : <Link to={paths.officeFamily(uid)}>{name}</Link>}</h3>
      </div>
      <Contact email={email} phoneNumber={phoneNumber} />
      <dl className={styles.about}>
        <Fact name={copy.about}>{level === null ? courseId : courseCopy.level(level)}</Fact>
        <Fact name={registrationCopy.columns.child}>
          {child !== '' && <Link to={`${paths.officeFamily(uid)}#${studentId}`}>{child}</Link>}
        </Fact>
        <Fact name={copy.child}>{formatDay(birthdate)}</Fact>
        <Fact name={copy.wishes}>{formatWeekdays(days)}</Fact>
      </dl>
      <p className={styles.comment} lang={languageOf(comment)}>
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
          onClick={onFile}
        >
          {answeredOn === '' ? copy.file : copy.fileBack}
        </Button>
        {kind === 'waiting' && answeredOn === '' && (
          <Button variant="third" aria-label={`${copy.takeOff.go}: ${name}`} onClick={() => setAsked(true)}>
            {copy.takeOff.go}
          </Button>
        )}
      </div>
      {answeredOn !== '' && <p>{copy.answeredBy(formatDay(answeredOn), answeredBy)}</p>}
      {isAsked && (
        <AskDialog
          {...copy.takeOff}
          title={copy.takeOff.title(child || name)}
          failed={list.failed}
          onGo={handleTakeOff}
          onClose={() => setAsked(false)}
        >
          <p>{copy.takeOff.text}</p>
        </AskDialog>
      )}
    </>
  )
}

/** The answer is in the enquiry's language, whatever the office's. */
const answers = import.meta.glob<typeof english>('../../content/*/letter.ts', {
  eager: true,
  import: 'answer',
})

/** An address that opens the mail program with the question quoted. */
function answerTo({ firstName, email, comment, language }: ReceivedEnquiry): string {
  const { subject, hello, youWrote } = answers[`../../content/${language}/letter.ts`] ?? english
  return mailto(email, subject, `${hello(firstName)}\n\n\n${youWrote}\n${comment.replace(/^/gm, '> ')}`)
}
