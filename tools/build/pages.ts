import type { Catalogue, CatalogueEntry } from '#school/catalogue/read-catalogue.ts'
import type { BuiltWith } from '#data/built.ts'
import { descriptions } from '#words/descriptions.ts'
import { words as account } from '#words/account.ts'
import { words as app } from '#words/app.ts'
import { words as blog } from '#words/blog.ts'
import { words as contact } from '#words/contact.ts'
import { words as courses } from '#words/courses.ts'
import { words as faq } from '#words/faq.ts'
import { words as home } from '#words/home.ts'
import { words as privacy } from '#words/privacy.ts'
import { paths } from '#lib/paths.ts'
import { type Thing, aboutCourse, aboutCourses, aboutPost, aboutSchool, trail } from './structured-data.ts'

/** A page that is built beforehand. */
export interface BuiltPage {
  /** Its address on the site. */
  path: string
  /** The source file of the page, as Vite's manifest names it. */
  source: string
  /** Its title without the school's name. */
  title: string
  /** What search engines and link previews say of it. */
  description: string
  /** What its markup is drawn from. */
  builtWith: BuiltWith
  /** What machines are told about it (schema.org). */
  things: Thing[]
  /** Of a post: previews call it an article. */
  isArticle?: boolean
  /** Of a sign-in page: it is hidden from a device on which somebody is signed in until the session is known. */
  isForGuests?: boolean
  /** Its first picture is the largest thing that a phone shows of it: it comes in the page, not after it. */
  beginsWithPicture?: boolean
  /** Kept out of search engines, and without an address of its own. */
  isUnlisted?: boolean
}

const listedCourseFields = ['Title', 'information', 'imageUrl', 'number', 'cost', 'StartDate', 'EndDate']
const listedPostFields = ['title', 'SmallDescription']

/** Every page that is built beforehand (issue 6): the public ones, what the school publishes, and the doors. */
export function pagesOf({ courses: levels, posts }: Catalogue): BuiltPage[] {
  const toCourses = { name: courses.list.pageTitle, path: paths.courses }
  const toBlog = { name: blog.pageTitle, path: paths.blog }
  return [
    {
      ...page(paths.home, 'public/home/home-page', home.pageTitle, descriptions.home),
      things: [aboutSchool()],
    },
    {
      ...page(paths.courses, 'public/courses/courses-page', courses.list.pageTitle, descriptions.courses),
      builtWith: { courses: levels.map((level) => only(level, listedCourseFields)) },
      things: [aboutCourses(levels), trail([toCourses])],
      beginsWithPicture: true,
    },
    ...levels.map((course) => {
      const [title, path] = [text(course, 'Title'), paths.course(course.id)]
      return {
        ...page(path, 'public/course/course-page', title, text(course, 'information')),
        builtWith: { course },
        things: [aboutCourse(course), trail([toCourses, { name: title, path }])],
      }
    }),
    page(paths.faq, 'public/faq/faq-page', faq.pageTitle, descriptions.faq),
    {
      ...page(paths.blog, 'public/blog/blog-page', blog.pageTitle, descriptions.blog),
      builtWith: { posts: posts.map((post) => only(post, listedPostFields)) },
      things: [trail([toBlog])],
    },
    ...posts.map((post) => {
      const [title, path] = [text(post, 'title'), paths.blogPost(post.id)]
      return {
        ...page(path, 'public/blog-post/blog-post-page', title, text(post, 'SmallDescription')),
        builtWith: { post },
        things: [aboutPost(post), trail([toBlog, { name: title, path }])],
        isArticle: true,
      }
    }),
    page(paths.contact, 'public/contact/contact-page', contact.pageTitle, descriptions.contact),
    page(paths.privacy, 'public/privacy/privacy-page', privacy.pageTitle, descriptions.privacy),
    {
      ...page(paths.login, 'guest/login/login-page', account.signIn.pageTitle, descriptions.login),
      isForGuests: true,
    },
    {
      ...page(
        paths.register,
        'guest/register/register-page',
        account.register.pageTitle,
        descriptions.register,
      ),
      isForGuests: true,
    },
  ]
}

/** Where no file is: the page that says so, sent with the status 404. */
export const missingPage: BuiltPage = {
  ...page('/404', 'public/not-found/not-found-page', app.notFound.title, descriptions.home),
  isUnlisted: true,
}

function page(path: string, source: string, title: string, description: string): BuiltPage {
  return { path, source: `src/pages/${source}.tsx`, title, description, builtWith: {}, things: [] }
}

function text({ fields }: CatalogueEntry, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

function only({ id, fields }: CatalogueEntry, names: readonly string[]): CatalogueEntry {
  return { id, fields: Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))) }
}
