import { commits, disconnect, dropResponse, exhaust, requestsMade } from './support/connection.ts'
import { describe, expect, it, vi } from 'vitest'
import { addEnquiry } from '#data/enquiry.ts'
import { subscribe } from '#data/newsletter.ts'
import { UnknownOutcome } from '#lib/errors.ts'
import { freshEmail, listDocuments, readDocument } from '../support/school.ts'

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
  async function storedWith(comment: string) {
    const enquiries = await listDocuments('Enquiries')
    return enquiries.map(({ fields }) => fields).filter((fields) => fields.comment === comment)
  }

  it('is stored with every field of the spec, dated in milliseconds (S3.16, S7.22)', async () => {
    const before = Date.now()
    await addEnquiry(enquiry)
    const [stored, ...others] = await listDocuments('Enquiries')
    expect(others).toEqual([])
    const { date, received, ...fields } = stored?.fields ?? {}
    expect(fields).toEqual(enquiry)
    expect(received).toBeInstanceOf(Date)
    expect(Number.isInteger(date)).toBe(true)
    expect(date).toBeGreaterThanOrEqual(before)
    expect(date).toBeLessThanOrEqual(Date.now())
  })

  it.each([-2, 2])('is sent by a clock that is wrong by %i days', async (days) => {
    const comment = `By a clock that is wrong by ${days} days`
    vi.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000)
    await addEnquiry({ ...enquiry, comment })
    vi.useRealTimers()
    const [stored] = await storedWith(comment)
    expect(Math.abs(Number(stored?.received as Date) - Date.now())).toBeLessThan(60_000)
  })

  it('arrives once where its answer was lost, though others enquire in between', async () => {
    const asked = { ...enquiry, comment: 'Sent, and never answered' }
    dropResponse(commits)
    const reconnect = disconnect(commits)
    await expect(addEnquiry(asked)).rejects.toThrow(UnknownOutcome)
    reconnect()
    await addEnquiry(enquiry)
    await addEnquiry(asked)
    expect(await storedWith(asked.comment)).toHaveLength(1)
  })

  it('is refused while the allowance of the day is used up, and is another one later', async () => {
    const asked = { ...enquiry, comment: 'Sent on a busy day' }
    const refill = exhaust(commits)
    await expect(addEnquiry(asked)).rejects.toMatchObject({ code: 'resource-exhausted' })
    refill()
    for (const count of [1, 2]) {
      await addEnquiry(asked)
      expect(await storedWith(asked.comment)).toHaveLength(count)
    }
  })

  it('is another one where it was changed before it is sent again', async () => {
    dropResponse(commits)
    const reconnect = disconnect(commits)
    await expect(addEnquiry({ ...enquiry, comment: 'As it was' })).rejects.toThrow(UnknownOutcome)
    reconnect()
    const nameless = addEnquiry({ ...enquiry, firstName: '' })
    await expect(nameless).rejects.toMatchObject({ code: 'permission-denied' })
    await addEnquiry({ ...enquiry, comment: 'As it was changed' })
    for (const comment of ['As it was', 'As it was changed'])
      expect(await storedWith(comment)).toHaveLength(1)
  })

  it('is stored once where only the answer was lost', async () => {
    dropResponse(commits)
    await addEnquiry({ ...enquiry, comment: 'Sent twice at once' })
    expect(await storedWith('Sent twice at once')).toHaveLength(1)
  })
})

describe('a newsletter subscription', () => {
  it('is stored once, under the address and with the server time (S3.18, S7.17, S7.23)', async () => {
    const email = freshEmail()
    expect(await subscribe(email)).toBe('subscribed')
    const { timestamp, ...fields } = (await readDocument(`newsletter/${email}`)) ?? {}
    expect(fields).toEqual({ email })
    expect(Math.abs(Number(timestamp as Date) - Date.now())).toBeLessThan(60_000)
    expect(await subscribe(email)).toBe('already-subscribed')
    expect(requestsMade(commits)).toBe(1)
  })

  it('is made once by two tabs at once: one learns that the address is there already', async () => {
    const email = freshEmail()
    const outcomes = await Promise.all([subscribe(email), subscribe(email)])
    expect(requestsMade(commits)).toBe(2)
    expect(outcomes.sort()).toEqual(['already-subscribed', 'subscribed'])
  })

  it('is there although the answer was lost, and does not count as a failure', async () => {
    const email = freshEmail()
    dropResponse(commits)
    expect(await subscribe(email)).toBe('already-subscribed')
    expect(await readDocument(`newsletter/${email}`)).not.toBeNull()
  })
})
