import { expect } from '../test.ts'
import { at, type ViewGroup } from './view.ts'

/** What anybody can read. */
export const visitorViews: ViewGroup = {
  who: 'a visitor who reads',
  views: [
    {
      name: 'home',
      open: async ({ page }) => {
        await page.goto('/')
        // They come last, and the button that stops them with them.
        await expect(page.locator('canvas')).toBeVisible()
      },
    },
    at('courses', '/courses', 'Talk and culture'),
    at('course', '/courses/1', 'What to Expect'),
    at('course-with-prerequisite', '/courses/3', 'What to Expect'),
    at('course-unknown', '/courses/no-such-course', 'No course data available.'),
    at('faq', '/faq', 'What does it cost?'),
    {
      name: 'faq-open',
      open: async ({ page }) => {
        await page.goto('/faq#price')
        await expect(page.locator('details[open]')).toBeVisible()
      },
    },
    at('blog', '/blog', 'Read More'),
    at('blog-post', '/Blogs/counting-to-twenty', 'Numbers are everywhere'),
    at('post-missing', '/Blogs/no-such-post', 'Blog not found!'),
    at('contact', '/contact', 'Write to us'),
    at('privacy', '/privacy', 'What we keep, and why'),
    at('not-found', '/nowhere', 'This page is not here'),
    {
      name: 'menu-open',
      upTo: 1050,
      open: async ({ page }) => {
        await page.goto('/courses')
        await page.getByRole('button', { name: 'Open menu' }).click()
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      },
    },
  ],
}
