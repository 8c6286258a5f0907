// Choosing and checking out, as a parent with three children does it.
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { type Cart, offerOf } from '#model/cart.ts'
import { updateCart } from '#pages/member/enrolment/stored-cart.ts'
import { type Parent, signInSimran, storedCourse } from '../data/support/parent.ts'
import { bornYearsAgo, openSite, textsOf, type Visit } from './visit-member.tsx'

/** A parent with Arjan (8), Biba (6, level 1 completed) and Chann, whose birthdate is not stored. */
export function signInFamily(): Promise<Parent> {
  return signInSimran({
    arjan: { birthdate: bornYearsAgo(8) },
    biba: { firstName: 'Biba', middleName: '', birthdate: bornYearsAgo(6), coursesCompleted: [1] },
    chann: { firstName: 'Chann', middleName: '', birthdate: '', cost: 70 },
  })
}

/** A parent with Arjan and Biba, for either of whom level 1 is the first. */
export function signInParentOfTwo(): Promise<Parent> {
  return signInSimran({ arjan: {}, biba: { firstName: 'Biba', middleName: '' } })
}

export async function openEnrol(course: number | string): Promise<Visit> {
  const visit = openSite(`/courses/${course}/enroll`)
  await screen.findByRole('heading', { name: 'Your cart' })
  return visit
}

/** Presses the checkboxes of children. */
export async function choose(user: UserEvent, ...children: string[]): Promise<void> {
  for (const name of children)
    await user.click(screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }))
}

/** Presses days of a chosen child, such as `Monday`. */
export async function pressDays(user: UserEvent, child: string, ...days: string[]): Promise<void> {
  const group = screen.getByRole('group', { name: `Choose two of the five days for ${child}` })
  for (const name of days) await user.click(within(group).getByRole('checkbox', { name }))
}

export async function pressCheckout(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Proceed to Checkout' }))
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

/** The amount beside `Subtotal` or `Total`. */
export function amountAt(label: string): string | null | undefined {
  return screen.getByText(label).closest('span')?.nextElementSibling?.textContent
}

/** What the page's status regions say, which are there before they say anything. */
export function saidSoFar(): string[] {
  return textsOf(screen.getAllByRole('status'))
    .map((text) => text.trim())
    .filter((text) => text !== '')
}

/** Leaves a cart with these children, checked out but not sent, and what replaces fields of it. */
export async function checkOut(courseId: string, studentIds: string[], changes: Partial<Cart> = {}) {
  const days = Object.fromEntries(studentIds.map((id) => [id, ['mon', 'wed']])) as Cart['days']
  const offer = offerOf(await storedCourse(courseId))
  updateCart(courseId, () => ({ studentIds, days, offer, checkedOut: studentIds, placed: [], ...changes }))
}
