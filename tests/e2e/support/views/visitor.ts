import { expect } from '../test.ts'
import { at, type ViewGroup } from './view.ts'

/** What anybody can read. */
export const visitorViews: ViewGroup = {
  who: 'a visitor who reads',
  views: {
    home: async ({ page, goto }) => {
      await page.addInitScript(giveVoice)
      await goto('/')
      const isCalm = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
      // They come last, and the button that stops them with them.
      await expect(page.locator('[data-particles]')).toHaveCount(isCalm ? 0 : 1)
    },
    courses: at('/courses', ({ courses }) => courses.level(4)),
    course: at('/courses/1', ({ coursePage }) => coursePage.expect),
    'course-with-prerequisite': at('/courses/3', ({ coursePage }) => coursePage.expect),
    'course-unknown': at('/courses/no-such-course', ({ coursePage }) => coursePage.missing),
    faq: at('/faq', ({ faq }) => faq.questions.at(-1)?.question ?? ''),
    'faq-open': async ({ page, goto }) => {
      await goto('/faq#price')
      await expect(page.locator('details[open]')).toBeVisible()
    },
    blog: at('/blog', ({ blog }) => blog.readMore),
    'blog-post': at('/Blogs/counting-to-twenty', () => 'Numbers are everywhere'),
    'post-missing': at('/Blogs/no-such-post', ({ blog }) => blog.missing),
    contact: at('/contact', ({ contact }) => contact.title),
    privacy: at('/privacy', ({ privacy }) => privacy.title),
    'not-found': at('/nowhere', ({ notFound }) => notFound.title),
    'menu-open': at('/courses', ({ courses, layout }) => [layout.openMenu, courses.level(4)]),
  },
}

/** Makes the device have a Punjabi voice, with which the letters of the start page and Punjabi headings can be heard. */
function giveVoice() {
  const voices = [{ lang: 'pa-IN', localService: true }]
  Object.defineProperty(window, 'speechSynthesis', {
    value: Object.assign(new EventTarget(), { getVoices: () => voices, cancel: () => undefined }),
  })
}
