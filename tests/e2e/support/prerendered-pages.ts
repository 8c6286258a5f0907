import type { Page } from '@playwright/test'
import { site } from '#content/site.ts'
import { holdRequests } from './connection.ts'

/** Every prerendered page: its address, its heading, and a text on it. */
export const prerenderedPages = [
  [
    '/',
    'Help your child speak, read and love Punjabi',
    'Every child deserves to talk with their grandparents',
  ],
  ['/courses', 'Four levels, one small step at a time', 'Meet the 35 letters'],
  ['/courses/1', 'First letters', 'No Punjabi is needed to begin'],
  ['/faq', 'Questions parents ask', 'How many levels are there?'],
  ['/blog', 'Punjabi at home', 'Counting from one to twenty'],
  ['/Blogs/counting-to-twenty', 'Counting from one to twenty', 'Numbers are the easiest Punjabi'],
  ['/contact', 'Write to us', site.email],
  ['/privacy', 'What we keep, and why', 'What we keep'],
  ['/login', 'Sign in', 'Forgot'],
  ['/register', 'Register', 'Phone'],
] as const

/** Holds the scripts of a page, as a slow connection does. @returns a function that releases them. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, /\/assets\/.*\.js$/)
}
