import { commits, cutLine, gets, loseAnswer, requestsMade } from './support/line'
import { describe, expect, it, vi } from 'vitest'
import { addEnquiry, newEnquiryId } from '../../src/data/enquiry'
import { subscribe } from '../../src/data/newsletter'
import { UnknownOutcome } from '../../src/lib/unknown-outcome'
import { freshEmail, listDocuments, readDocument } from '../support/school'

const enquiry = {
  firstName: 'Simran',
  lastName: 'Gill',
  email: 'simran@painti.example',
  comment: 'Does Level 2 fit my daughter?',
  phoneNumber: '5550100200',
  birthdate: '2018-11-02',
  courseId: '2',
}

describe('an enquiry', () => {
  it('is stored with every field of the spec, dated in milliseconds (S3.16, S7.22)', async () => {
    const before = Date.now()
    await addEnquiry('e1', enquiry)
    const [stored, ...others] = await listDocuments('Enquiries')
    expect(others).toEqual([])
    const { date, received, ...fields } = stored?.fields ?? {}
    expect(fields).toEqual(enquiry)
    expect(received).toBeInstanceOf(Date)
    expect(Number.isInteger(date)).toBe(true)
    expect(date).toBeGreaterThanOrEqual(before)
    expect(date).toBeLessThanOrEqual(Date.now())
  })

  it('is sent whatever the visitor’s clock says', async () => {
    for (const days of [-2, 2]) {
      vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000)
      const id = newEnquiryId()
      await addEnquiry(id, enquiry)
      vi.useRealTimers()
      const { received } = (await readDocument(`Enquiries/${id}`)) ?? {}
      expect(Math.abs(Number(received as Date) - Date.now())).toBeLessThan(60_000)
    }
  })

  it('rejects where the rules refuse it, is unknown where the connection is cut, and is stored by neither', async () => {
    const before = await listDocuments('Enquiries')
    const nameless = addEnquiry('e2', { ...enquiry, firstName: '' })
    await expect(nameless).rejects.toMatchObject({ code: 'permission-denied' })
    cutLine(commits)
    await expect(addEnquiry('e2', enquiry)).rejects.toThrow(UnknownOutcome)
    expect(await listDocuments('Enquiries')).toEqual(before)
  })

  it('arrives once where its answer was lost and it is sent again', async () => {
    loseAnswer(commits)
    await addEnquiry('e3', enquiry)
    loseAnswer(commits)
    const mend = cutLine(gets)
    await expect(addEnquiry('e4', enquiry)).rejects.toThrow(UnknownOutcome)
    mend()
    await addEnquiry('e4', enquiry)
    const ids = (await listDocuments('Enquiries')).map(({ id }) => id)
    expect(ids.filter((id) => ['e3', 'e4'].includes(id))).toEqual(['e3', 'e4'])
  })
})

describe('a newsletter subscription', () => {
  async function stored(email: string) {
    return (await listDocuments('newsletter')).filter(({ id }) => id === email)
  }

  it('is stored under the address, with the server time (S3.18, S7.23)', async () => {
    const email = freshEmail()
    expect(await subscribe(email)).toBe('subscribed')
    const [subscription, ...others] = await stored(email)
    expect(others).toEqual([])
    expect(await readDocument(`newsletter/${email}`)).toEqual(subscription?.fields)
    const { timestamp, ...fields } = subscription?.fields ?? {}
    expect(fields).toEqual({ email })
    expect(Math.abs(Number(timestamp as Date) - Date.now())).toBeLessThan(60_000)
  })

  it('is made once: the second time says so and writes nothing (S7.17)', async () => {
    const email = freshEmail()
    await subscribe(email)
    expect(await subscribe(email)).toBe('already-subscribed')
    expect(requestsMade(commits)).toBe(1)
  })

  it('is made once by two tabs at once: one is told that the address is there already', async () => {
    const email = freshEmail()
    const outcomes = await Promise.all([subscribe(email), subscribe(email)])
    expect(requestsMade(commits)).toBe(2)
    expect(outcomes.sort()).toEqual(['already-subscribed', 'subscribed'])
    expect(await stored(email)).toHaveLength(1)
  })

  it('rejects where the rules refuse the address or the line fails', async () => {
    await expect(subscribe('UPPER@painti.example')).rejects.toMatchObject({ code: 'permission-denied' })
    const email = freshEmail()
    cutLine(commits)
    await expect(subscribe(email)).rejects.toThrow(/Failed to fetch/)
    expect(await stored(email)).toEqual([])
  })

  it('is there although the answer was lost, and does not count as a failure', async () => {
    const email = freshEmail()
    loseAnswer(commits)
    expect(await subscribe(email)).toBe('already-subscribed')
    expect(await stored(email)).toHaveLength(1)
  })
})
