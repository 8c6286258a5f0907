import { type DocumentData, FieldValue, type Timestamp } from 'firebase-admin/firestore'
import { createTransport, type Transporter } from 'nodemailer'
import SMTPTransport from 'nodemailer/lib/smtp-transport'
import { site } from '#content/site.ts'
import { storedMoment } from '#model/values/stored.ts'
import { transact } from '../documents.ts'
import { answered } from '../failures.ts'
import type { School } from '../firebase.ts'
import { millisecondsInDay } from '../school-time.ts'
import { printable, SchoolError } from '../terminal.ts'

export interface Letter {
  /** A deterministic id in the collection `mail`, so that no letter is sent twice. */
  path: string
  kind: 'registration' | 'reminder' | 'news'
  /** The family's address; '' for a letter to the school. */
  uid: string
  /** The family's names, as the school reads them; '' if none are known. */
  who: string
  to: string
  subject: string
  text: string
  notes?: DocumentData
}

/**
 * How many letters a family may get within 24 hours: no family has that many children, and nobody can use it as a
 * relay.
 */
const maxForFamily = 20

/** Connects to the SMTP server and makes sure that it accepts letters, before any is recorded. */
export async function openPost({ isLocal }: School): Promise<Transporter> {
  const { SMTP_URL: url = '' } = process.env
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url)) {
    throw new SchoolError(
      'Letters need an SMTP server: let SMTP_URL in the environment name it, such as smtps://USER:PASSWORD@smtp.example.org. No letter was sent.',
    )
  }
  // Not a pool, which sends a letter again if the connection is lost.
  const post = createTransport(new SMTPTransport({ url, requireTLS: !isLocal }))
  await post.verify().catch((error: unknown) => {
    throw new SchoolError(`No letters can be sent by ${new URL(url).host}: ${reasonOf(error)}`)
  })
  return post
}

/** Longer than sending a letter takes, or a run of the daily job. */
const longestSending = 15 * 60 * 1000

type State = 'to send' | 'sending' | 'sent' | 'unknown'

/** @param stored the fields of the document that records a letter: another run may be about to mark it. */
export function stateOf(stored: DocumentData | undefined, now: Timestamp): State {
  if (stored === undefined || stored.refused !== undefined) return 'to send'
  // The Trigger Email extension sent all that was there: its documents have no kind.
  if (stored.kind === undefined || stored.sent !== undefined) return 'sent'
  const isOld = (storedMoment(stored.written) ?? 0) < now.toMillis() - longestSending
  return isOld ? 'unknown' : 'sending'
}

/**
 * Records a letter, sends it and marks it as sent: whatever interrupts this, it is not sent again.
 * @returns whether this run sent it, or why it was not sent, as a clause: then it can be retried.
 * @throws SchoolError if nobody knows whether it was sent.
 */
export async function send(school: School, post: Transporter, letter: Letter): Promise<boolean | string> {
  const { path, subject, text } = letter
  const state = await writeDown(school, letter)
  if (state === 'too many') return `the family has had ${maxForFamily} in 24 hours, so it has to wait.`
  if (state !== 'to send') return false
  const mark = (fields: DocumentData) =>
    answered(school, () => school.firestore.doc(path).update(fields), { isRepeatable: true })
  const from = { name: site.name, address: site.email }
  // As an object, so that no address is parsed as a list.
  const to = { name: '', address: letter.to }
  try {
    await post.sendMail({ from, replyTo: from, to, subject, text, textEncoding: 'base64' })
  } catch (error) {
    const reason = reasonOf(error)
    if (!isRefusal(error)) {
      throw new SchoolError(
        `the mail server broke off, and nobody knows whether it has this letter: ${reason} The next run sends the others.`,
      )
    }
    await mark({ refused: reason })
    return `the mail server refused it: ${reason}`
  }
  await mark({ sent: FieldValue.serverTimestamp() })
  return true
}

/** Of two concurrent runs only one gets to send it, and each counts what the other one recorded. */
async function writeDown(school: School, letter: Letter): Promise<State | 'too many'> {
  const { path, kind, uid, to, notes } = letter
  return await transact(school, async (transaction) => {
    const collection = school.firestore.collection('mail')
    const { docs, readTime } = await transaction.get(collection.where('uid', '==', uid))
    const state = stateOf(docs.find(({ ref }) => ref.path === path)?.data(), readTime)
    if (state !== 'to send') return state
    const since = readTime.toMillis() - millisecondsInDay
    const others = docs.filter(({ ref }) => ref.path !== path)
    const recent = others.filter((stored) => (storedMoment(stored.get('written')) ?? 0) > since)
    if (recent.length >= maxForFamily) return 'too many'
    const written = FieldValue.serverTimestamp()
    transaction.set(school.firestore.doc(path), { uid, kind, to, written, ...notes })
    return state
  })
}

/** Whether the letter was certainly not accepted: the server said so, or could not be reached. */
function isRefusal(error: unknown): boolean {
  const { responseCode = 0, syscall, code = '' } = error as NodeJS.ErrnoException & { responseCode?: number }
  return responseCode >= 400 || syscall === 'connect' || ['EDNS', 'ETLS', 'EAUTH'].includes(code)
}

function reasonOf(error: unknown): string {
  return printable((error as Error).message).replace(/\.*$/, '.')
}
