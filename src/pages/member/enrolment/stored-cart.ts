import { tabData } from '#lib/site-data.ts'
import { type Cart, readCart } from '#model/cart.ts'
import type { Student } from '#model/student.ts'

const prefix = 'cart:'

/**
 * The cart for a course. This tab keeps it, so that it outlives a reload, signing in, the other language and the way
 * back.
 */
export function storedCart(courseId: string): Cart {
  return readCart(tabData.getJson(prefix + courseId))
}

/** @param change makes the new cart of the stored one, which may be newer than what a page shows. */
export function updateCart(courseId: string, change: (cart: Cart) => Cart): void {
  tabData.set(prefix + courseId, JSON.stringify(change(storedCart(courseId))))
}

/** Leaves everybody in the cart, and the confirmation page takes no places. */
export function undoCheckout(courseId: string): void {
  updateCart(courseId, (cart) => ({ ...cart, checkedOut: [] }))
}

/** Before somebody is tried again, so that a reload meanwhile goes on with it. */
export function checkOutAgain(courseId: string, students: Student[]): void {
  const ids = students.map(({ id }) => id)
  updateCart(courseId, (cart) => ({ ...cart, checkedOut: [...new Set([...cart.checkedOut, ...ids])] }))
}

/** Whoever signs in next in this tab may be another family. */
export function emptyCarts(): void {
  tabData.removeAll(prefix)
}
