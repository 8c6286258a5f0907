// The enrol page as a parent with three children meets it.
import { cleanup, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { queryClient } from '#data/read.ts'
import { type Parent, storeStudent } from '../data/support/parent.ts'
import { bornYearsAgo, openSite, signInSimran, type Visit } from './visit-member.tsx'

/** A parent with Arjan (8), Biba (6, level 1 completed) and Chann, whose birthdate is not stored. */
export async function signInFamily(): Promise<Parent> {
  const parent = await signInSimran()
  await storeStudent(parent.uid, 'arjan', { birthdate: bornYearsAgo(8) })
  await storeStudent(parent.uid, 'biba', {
    firstName: 'Biba',
    middleName: '',
    birthdate: bornYearsAgo(6),
    coursesCompleted: [1],
  })
  await storeStudent(parent.uid, 'chann', { firstName: 'Chann', middleName: '', birthdate: '', cost: 70 })
  return parent
}

export async function openEnrol(course: number | string): Promise<Visit> {
  const visit = openSite(`/courses/${course}/enroll`)
  await screen.findByRole('heading', { name: 'Your cart' })
  return visit
}

export function cart(): HTMLElement {
  return screen.getByRole('region', { name: 'Your cart' })
}

/** Who is in the cart, each with the cost. */
export function inCart(): string[] {
  return itemsInCart().map(({ firstElementChild, lastElementChild }) =>
    [firstElementChild?.firstChild, lastElementChild].map((part) => part?.textContent).join(' '),
  )
}

/** The days of each child in the cart, as words. */
export function daysInCart(): (string | undefined)[] {
  return itemsInCart().map((item) => item.querySelector('small')?.textContent)
}

function itemsInCart(): HTMLElement[] {
  return within(cart()).queryAllByRole('listitem')
}

/** Presses days of a chosen child, such as `Monday`. */
export async function pressDays(user: UserEvent, child: string, ...days: string[]): Promise<void> {
  const group = screen.getByRole('group', { name: `Choose two of the five days for ${child}` })
  for (const name of days) await user.click(within(group).getByRole('checkbox', { name }))
}

/** What a reload forgets: the page, and all that it has read. */
export function forgetPage(): void {
  cleanup()
  queryClient.clear()
}
