import type { Page } from '@playwright/test'
import { site } from '#content/site.ts'
import { holdRequests } from './connection.ts'

/** Every prerendered page: its address, and a text on it. */
export const prerenderedPages = [
  ['/', 'Every child deserves to talk with their grandparents'],
  ['/courses', 'Meet the 35 letters'],
  ['/courses/1', 'No Punjabi is needed to begin'],
  ['/faq', 'How many levels are there?'],
  ['/blog', 'Counting from one to twenty'],
  ['/Blogs/counting-to-twenty', 'Numbers are the easiest Punjabi'],
  ['/contact', site.email],
  ['/privacy', 'What we keep'],
  ['/login', 'Forgot'],
  ['/register', 'Phone'],
] as const

/** Holds the scripts of a page, as a slow connection does. @returns a function that releases them. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, /\/assets\/.*\.js$/)
}
