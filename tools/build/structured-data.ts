import { words as blog } from '#words/blog.ts'
import { words as layout } from '#words/layout.ts'
import { descriptions } from '#words/descriptions.ts'
import { site } from '#content/site.ts'
import { paths } from '#lib/paths.ts'
import { readBlogPost } from '#model/blog.ts'
import { readCourse } from '#model/course.ts'
import type { CatalogueEntry } from '#school/catalogue/read-catalogue.ts'

/** What a page is about, in the words of schema.org (developers.google.com/search/docs/appearance/structured-data). */
export type Thing = { '@type': string } & Record<string, unknown>

const school: Thing = {
  '@type': 'EducationalOrganization',
  '@id': `${site.address}/#school`,
  name: site.name,
  alternateName: site.nameInGurmukhi,
  url: `${site.address}/`,
  logo: `${site.address}/apple-touch-icon.png`,
  email: site.email,
  description: descriptions.home,
}
const schoolByName = { '@type': school['@type'], name: site.name, url: school.url }

/** The school itself, on its home page. */
export function aboutSchool(): Thing {
  return school
}

/** The list of courses, each summed up: Google's Course list. */
export function aboutCourses(courses: readonly CatalogueEntry[]): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: aboutCourse(course),
    })),
  }
}

/** One course, with its price and its run. */
export function aboutCourse({ id, fields }: CatalogueEntry): Thing {
  const { title, information, cost, startDate, endDate, imageUrl } = readCourse(id, fields)
  return {
    '@type': 'Course',
    '@id': `${site.address}${paths.course(id)}#course`,
    url: site.address + paths.course(id),
    name: title,
    description: information,
    provider: schoolByName,
    inLanguage: ['en', 'pa'],
    ...(imageUrl !== '' && { image: site.address + imageUrl }),
    ...(cost !== null && {
      offers: { '@type': 'Offer', category: 'Paid', price: cost, priceCurrency: site.money.currency },
    }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      startDate,
      endDate,
      courseSchedule: {
        '@type': 'Schedule',
        // Two classes of 45 minutes a week (content/en/courses.ts; the catalogue's hours).
        duration: 'PT1H30M',
        repeatFrequency: 'Weekly',
        repeatCount: 20,
      },
    },
  }
}

/** One post of the blog. */
export function aboutPost({ id, fields }: CatalogueEntry): Thing {
  const { title, smallDescription, content } = readBlogPost(id, fields)
  const picture = /<img[^>]+src="([^"]+)"/.exec(content)?.[1]
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: smallDescription,
    url: site.address + paths.blogPost(id),
    mainEntityOfPage: site.address + paths.blogPost(id),
    image: site.address + (picture ?? sharePicture.path),
    inLanguage: 'en',
    author: schoolByName,
    publisher: schoolByName,
    isPartOf: { '@type': 'Blog', name: blog.title, url: site.address + paths.blog },
  }
}

/** The way from the home page to a page, step by step. */
export function trail(steps: readonly { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: layout.home, path: paths.home }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.address + path,
    })),
  }
}

/** What link previews show (tools/pictures/share.tsx). */
export const sharePicture = { path: '/share.png', width: 1200, height: 630 }
