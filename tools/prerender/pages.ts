import { pages } from '#app/pages.ts'
import { type PrerenderedData, teasedPosts } from '#data/prerendered-data.ts'
import { descriptions, copy as account } from '#copy/account.ts'
import { description as blogDescription, copy as blog } from '#copy/blog.ts'
import { description as contactDescription, copy as contact } from '#copy/contact.ts'
import { courseList, description as coursesDescription } from '#copy/courses.ts'
import { description as faqDescription, copy as faq } from '#copy/faq.ts'
import { description as homeDescription, copy as home } from '#copy/home.ts'
import { language } from '#copy/language.ts'
import { notFound } from '#copy/layout.ts'
import { description as privacyDescription, copy as privacy } from '#copy/privacy.ts'
import { paths } from '#lib/paths.ts'
import { byDate, readBlogPost, readListedPost } from '#model/blog.ts'
import {
  byLevel,
  type ListedCourse,
  readCourse,
  readListedCourse,
  type TeasedCourse,
  teachersOf,
} from '#model/course.ts'
import { programOf } from '#model/values/program.ts'
import type { Catalogue } from '#school/catalogue/read-catalogue.ts'
import {
  type Thing,
  aboutCourse,
  aboutCourses,
  aboutPost,
  aboutSchool,
  breadcrumbs,
} from './structured-data.ts'

/** What the build adds to an entry of the page table to render a page. */
interface Content {
  /** Its address on the site, if the table has a pattern. */
  path?: string
  /** Its title without the school's name. */
  title: string
  /** What search engines and link previews say of it. */
  description: string
  /** The data its markup is rendered from; nothing if it is always the same. */
  data?: PrerenderedData
  /** Structured data about it (schema.org). */
  things?: Thing[]
  /** Of a post: previews call it an article. */
  isArticle?: boolean
  /** A phone shows its first picture at once: it is inlined in the page. */
  startsWithPicture?: boolean
  /** Hidden from search engines, and without an address of its own. */
  isUnlisted?: boolean
}

export interface PrerenderedPage extends Content {
  path: string
  name: PageName
  /** For a sign-in page: hidden on devices where somebody is signed in until the session is known. */
  isForGuests: boolean
}

type PageName = keyof typeof pages
type PrerenderedName = {
  [Name in PageName]: (typeof pages)[Name]['access'] extends 'member' | 'staff' ? never : Name
}[PageName]

/** Every page of the table that is prerendered, those of courses and posts once for each that the school publishes. */
export function prerenderedPages(catalogue: Catalogue): PrerenderedPage[] {
  const contents = Object.entries(contentsOf(catalogue)) as [PrerenderedName, Content[]][]
  return contents.flatMap(([name, pagesOfName]) =>
    pagesOfName.map((content) => ({
      path: pages[name].path,
      ...content,
      name,
      isForGuests: pages[name].access === 'guest',
    })),
  )
}

function contentsOf({ courses, posts }: Catalogue): Record<PrerenderedName, Content[]> {
  const { code } = language
  const levels = courses.map(({ id, fields }) => readCourse(id, fields, code)).sort(byLevel)
  const listedCourses = courses.map(({ id, fields }) => readListedCourse(id, fields, code)).sort(byLevel)
  const listedPosts = posts.map(({ id, fields }) => readListedPost(id, fields)).sort(byDate)
  const teachers = teachersOf(listedCourses)
  const program = programOf(listedCourses)
  const toCourses = { name: courseList.pageTitle, path: paths.courses }
  const toBlog = { name: blog.pageTitle, path: paths.blog }
  return {
    home: [
      {
        title: home.pageTitle,
        description: homeDescription(program),
        data: {
          teasers: {
            courses: listedCourses.map(teasedOf),
            posts: listedPosts.slice(0, teasedPosts),
            ...(teachers.length > 0 && { teachers }),
          },
        },
        // In one language: it is the same school.
        things: language.basePath === '' ? [aboutSchool(program)] : [],
      },
    ],
    courses: [
      {
        title: courseList.pageTitle,
        description: coursesDescription(program),
        data: { courses: listedCourses },
        things: [aboutCourses(levels), breadcrumbs([toCourses])],
        startsWithPicture: true,
      },
    ],
    course: levels.map((course) => {
      const { title, information: description } = course
      const path = paths.course(course.id)
      const things = [aboutCourse(course), breadcrumbs([toCourses, { name: title, path }])]
      return { path, title, description, data: { course }, things }
    }),
    faq: [{ title: faq.pageTitle, description: faqDescription }],
    blog: [
      {
        title: blog.pageTitle,
        description: blogDescription,
        data: { posts: listedPosts },
        things: [breadcrumbs([toBlog])],
        startsWithPicture: true,
      },
    ],
    'blog-post': posts.map(({ id, fields }) => {
      const post = readBlogPost(id, fields)
      const { title, smallDescription: description } = post
      const path = paths.blogPost(post.id)
      const things = [aboutPost(post), breadcrumbs([toBlog, { name: title, path }])]
      const data = { post, posts: listedPosts }
      return { path, title, description, data, things, isArticle: true, startsWithPicture: true }
    }),
    contact: [{ title: contact.pageTitle, description: contactDescription }],
    privacy: [{ title: privacy.pageTitle, description: privacyDescription }],
    login: [{ title: account.signIn.pageTitle, description: descriptions.login }],
    register: [{ title: account.register.title, description: descriptions.register }],
    // Hosting sends it with the status 404 if there is no file.
    'not-found': [
      { path: '/404', title: notFound.title, description: homeDescription(program), isUnlisted: true },
    ],
  }
}

function teasedOf({ id, title, imageUrl, level, cost, startDate, endDate }: ListedCourse): TeasedCourse {
  return { id, title, imageUrl, level, cost, startDate, endDate }
}
