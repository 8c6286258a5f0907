// Choosing and checking out, as a parent with three children does it.
import { type Parent, signInSimran, storedCourse } from '../data/support/parent.ts'
import { screen, within } from '@testing-library/react'
import { auth } from '#auth/firebase-auth.ts'
import { type Cart, emptyCart, offerOf } from '#model/cart.ts'
import { updateCart } from '#pages/member/enrolment/stored-cart.ts'
import { bornYearsAgo, textsOf, user } from './visit-member.tsx'

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

/** The page on which children are enrolled, as whoever is signed in, else as a new family. */
export async function openEnrol(course: number | string) {
  const { uid, email } = auth.currentUser ?? (await signInFamily())
  user.open(`/courses/${course}/enroll`)
  await screen.findByRole('heading', { name: 'Your cart' })
  /** The days that a chosen child is offered. */
  const daysOf = (child: string) =>
    screen.getByRole('group', { name: new RegExp(`^Choose two of the five days .*${child}$`) })
  const press = async (scope: HTMLElement, ...names: (string | RegExp)[]) => {
    for (const name of names) await user.click(within(scope).getByRole('checkbox', { name }))
  }
  return {
    uid,
    email: email ?? '',
    /** Presses the checkboxes of children. */
    choose: (...children: string[]) =>
      press(document.body, ...children.map((name) => new RegExp(`^${name}`))),
    daysOf,
    /** Presses days of a chosen child, such as `Monday`. */
    pressDays: (child: string, ...days: string[]) => press(daysOf(child), ...days),
    pressCheckout: () => user.click(screen.getByRole('button', { name: 'Proceed to Checkout' })),
  }
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
  updateCart(courseId, () => ({ ...emptyCart, studentIds, days, offer, checkedOut: studentIds, ...changes }))
}
