// Documents as the site writes them.
import { serverTimestamp } from 'firebase/firestore/lite'
import { inject } from 'vitest'
import { site } from '#content/site.ts'
import { addDays, type Day } from '#model/dates/day.ts'

/** The fields of a document, or some of them. */
export type Fields = Readonly<Record<string, unknown>>

/** The day so many days from the server's today, in UTC. */
export function dayFromNow(days: number): Day {
  return addDays(inject('today'), days)
}

export const panelProfile = {
  firstName: 'Harpreet',
  middleName: '',
  lastName: 'Gill',
  email: 'harpreet@example.org',
  phoneNumber: '',
  birthdate: '1988-04-13',
}

export const registerProfile = {
  name: 'Harpreet Gill',
  email: 'harpreet@example.org',
  phoneNumber: '5551234567',
}

export const student = {
  firstName: 'Simran',
  middleName: '',
  lastName: 'Gill',
  birthdate: '2017-11-24',
  email: '',
  phoneNumber: '',
  coursesCompleted: [],
}

export const course = {
  Title: 'Level 1',
  information: 'The first letters.',
  learn: 'Letters: the first seventeen',
  activities: 'Songs',
  imageUrl: '/pictures/level-1.svg',
  number: 1,
  cost: 100,
  Description: 'Two classes a week.',
  StartDate: dayFromNow(30),
  EndDate: dayFromNow(150),
  days: ['mon', 'tue', 'wed', 'thu', 'fri'],
  daysPerWeek: 2,
  pa: { Title: 'ਪੱਧਰ 1', learn: 'ਅੱਖਰ: ਪਹਿਲੇ ਸਤਾਰਾਂ' },
}

export const blog = {
  title: 'Thirty-five letters',
  SmallDescription: 'Why thirty-five.',
  content: '<p>Painti</p>',
}

export const enquiry = {
  firstName: 'Harpreet',
  lastName: 'Gill',
  email: 'harpreet@example.org',
  comment: 'When does level 1 begin?',
  phoneNumber: '5'.repeat(site.enquiryPhone.digits),
  birthdate: '2017-11-24',
  date: Date.now(),
  received: serverTimestamp(),
  courseId: '1',
}

/** An enrollment in this course of a child who had not this level before; in a term where one is named. */
export function enrollment(courseId: string, studentId: string, term?: string) {
  return {
    courseId,
    studentId,
    studentName: 'Simran Gill',
    enrollmentDate: serverTimestamp(),
    days: ['mon', 'wed'],
    cost: course.cost,
    startDate: course.StartDate,
    endDate: course.EndDate,
    hadLevel: false,
    ...(term !== undefined && { term }),
  }
}
