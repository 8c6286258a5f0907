import { tabData } from '#lib/site-data.ts'
import { type Cart, readCart } from '#model/cart.ts'
import type { Student } from '#model/student.ts'

const prefix = 'cart:'

/** The cart for a course, in this tab: it survives reloading, signing in, switching the language and going back. */
export function storedCart(courseId: string): Cart {
  return readCart(tabData.getJson(prefix + courseId))
}

/** @param change derives the new cart from the stored one, which may be newer than what a page shows. */
export function updateCart(courseId: string, change: (cart: Cart) => Cart): void {
  tabData.set(prefix + courseId, JSON.stringify(change(storedCart(courseId))))
}

/** Keeps everybody in the cart, but the confirmation page will not enrol them. */
export function undoCheckout(courseId: string): void {
  updateCart(courseId, (cart) => ({ ...cart, checkedOut: [] }))
}

/** Before a retry, so that a reload in the meantime continues with it. */
export function checkOutAgain(courseId: string, students: Student[]): void {
  const ids = students.map(({ id }) => id)
  updateCart(courseId, (cart) => ({ ...cart, checkedOut: [...new Set([...cart.checkedOut, ...ids])] }))
}

/** Whoever signs in next in this tab may be another family. */
export function emptyCarts(): void {
  tabData.removeAll(prefix)
}
