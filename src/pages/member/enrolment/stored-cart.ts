import { useState } from 'react'
import { tabData } from '#lib/site-data.ts'
import { type Cart, readCart } from '#model/cart.ts'

const prefix = 'cart:'

/**
 * The cart for a course. This tab keeps it, so that it outlives a reload, signing in, the other language and the way
 * back.
 * @returns the cart, and a function that replaces it.
 */
export function useStoredCart(courseId: string): [cart: Cart, store: (cart: Cart) => void] {
  const [cart, setCart] = useState(() => storedCart(courseId))

  function store(next: Cart): void {
    storeCart(courseId, next)
    setCart(next)
  }

  return [cart, store]
}

export function storedCart(courseId: string): Cart {
  return readCart(tabData.getJson(prefix + courseId))
}

export function storeCart(courseId: string, cart: Cart): void {
  tabData.set(prefix + courseId, JSON.stringify(cart))
}

/** Whether the confirmation page is to take the places. */
export function setCheckedOut(courseId: string, isCheckedOut: boolean): void {
  storeCart(courseId, { ...storedCart(courseId), isCheckedOut })
}

/** Whoever signs in next in this tab may be another family. */
export function emptyCarts(): void {
  tabData.removeAll(prefix)
}
