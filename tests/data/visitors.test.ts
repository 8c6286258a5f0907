import { commits, disconnect, dropResponse, exhaust, requestsMade } from './support/connection.ts'
import { describe, expect, it } from 'vitest'
import { addEnquiry } from '#data/enquiry.ts'
import { subscribe } from '#data/newsletter.ts'
import { UnknownOutcome } from '#lib/errors.ts'
import type { Enquiry } from '#model/enquiry.ts'
import { freshEmail, listDocuments, readDocument } from '../support/school.ts'

const enquiry: Enquiry = {
  kind: 'question',
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

  it('arrives once where its answer was lost, though others enquire in between', async () => {
    const asked = { ...enquiry, comment: 'Sent, and never answered' }
    dropResponse(commits)
    const reconnect = disconnect(commits)
    await expect(addEnquiry(asked)).rejects.toThrow(UnknownOutcome)
    reconnect()
    await addEnquiry(enquiry)
    await addEnquiry(asked)
    for (const { comment } of [asked, enquiry]) expect(await storedWith(comment)).toHaveLength(1)
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
})

describe('a newsletter subscription', () => {
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
