import { expect } from '../test.ts'
import { at, type ViewGroup } from './view.ts'

/** What anybody can read. */
export const visitorViews: ViewGroup = {
  who: 'a visitor who reads',
  views: {
    home: async ({ page }) => {
      await page.addInitScript(giveVoice)
      await page.goto('/')
      // They come last, and the button that stops them with them.
      await expect(page.locator('[data-particles]')).toBeVisible()
    },
    courses: at('/courses', 'Talk and culture'),
    course: at('/courses/1', 'What to Expect'),
    'course-with-prerequisite': at('/courses/3', 'What to Expect'),
    'course-unknown': at('/courses/no-such-course', 'No course data available.'),
    faq: at('/faq', 'What does it cost?'),
    'faq-open': async ({ page }) => {
      await page.goto('/faq#price')
      await expect(page.locator('details[open]')).toBeVisible()
    },
    blog: at('/blog', 'Read More'),
    'blog-post': at('/Blogs/counting-to-twenty', 'Numbers are everywhere'),
    'post-missing': at('/Blogs/no-such-post', 'Blog not found!'),
    contact: at('/contact', 'Write to us'),
    privacy: at('/privacy', 'What we keep, and why'),
    'not-found': at('/nowhere', 'This page is not here'),
    'menu-open': async ({ page }) => {
      await page.goto('/courses')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    },
  },
}

/** Makes the device have a Punjabi voice, with which the letters of the start page can be pressed. */
function giveVoice() {
  const voices = [{ lang: 'pa-IN', localService: true }]
  Object.defineProperty(window, 'speechSynthesis', {
    value: Object.assign(new EventTarget(), { getVoices: () => voices, cancel: () => undefined }),
  })
}
