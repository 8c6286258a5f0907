import { copy as blog } from '#copy/blog.ts'
import { description } from '#copy/home.ts'
import { language } from '#copy/language.ts'
import { copy as layout } from '#copy/layout.ts'
import { languages } from '#content/languages.ts'
import { site } from '#content/site.ts'
import { inLanguage, paths } from '#lib/paths.ts'
import type { BlogPost } from '#model/blog.ts'
import type { Course } from '#model/course.ts'
import { weeksOf } from '#model/dates/schedule.ts'
import type { Program } from '#model/values/program.ts'

/** What a page is about, in the words of schema.org (developers.google.com/search/docs/appearance/structured-data). */
export type Thing = { '@type': string } & Record<string, unknown>

/** The whole address of a page in the language that is built. */
export function addressOf(path: string): string {
  return site.address + inLanguage(path, language)
}

export function aboutSchool(program: Program): Thing {
  return {
    ...schoolByName,
    '@id': `${site.address}/#school`,
    alternateName: Object.values(site.names),
    logo: `${site.address}/apple-touch-icon.png`,
    email: site.email,
    description: description(program),
  }
}
const schoolByName = { '@type': 'EducationalOrganization', name: site.name, url: addressOf(paths.home) }

/** The list of courses, each summed up: Google's Course list. */
export function aboutCourses(courses: readonly Course[]): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: aboutCourse(course),
    })),
  }
}

export function aboutCourse(course: Course): Thing {
  const { id, title, information, cost, startDate, endDate, imageUrl, isOnline } = course
  return {
    '@type': 'Course',
    '@id': `${site.address}${paths.course(id)}#course`,
    url: addressOf(paths.course(id)),
    name: title,
    description: information,
    provider: schoolByName,
    inLanguage: languages.map(({ code }) => code),
    ...(imageUrl !== '' && { image: site.address + imageUrl }),
    ...(cost !== null && {
      offers: { '@type': 'Offer', category: 'Paid', price: cost, priceCurrency: site.money.currency },
    }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      ...(isOnline !== null && { courseMode: isOnline ? 'Online' : 'Onsite' }),
      startDate,
      endDate,
      ...aboutSchedule(course),
    },
  }
}

/** The total length of a week's classes, and the number of weeks; nothing if one of them is unknown. */
function aboutSchedule(course: Course): { courseSchedule?: Thing } {
  const { startTime, endTime, daysPerWeek } = course.schedule
  const weeks = weeksOf(course, course.schedule)
  if (startTime === '' || daysPerWeek === 0 || weeks === null) return {}
  const sinceMidnight = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const minutes = (sinceMidnight(endTime) - sinceMidnight(startTime)) * daysPerWeek
  const duration = `PT${minutes}M`
  return { courseSchedule: { '@type': 'Schedule', duration, repeatFrequency: 'Weekly', repeatCount: weeks } }
}

export function aboutPost({ id, title, smallDescription, picture, date }: BlogPost): Thing {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: smallDescription,
    url: addressOf(paths.blogPost(id)),
    mainEntityOfPage: addressOf(paths.blogPost(id)),
    image: site.address + (picture === '' ? sharePicture.path : picture),
    ...(date !== '' && { datePublished: date }),
    inLanguage: 'en',
    author: schoolByName,
    publisher: schoolByName,
    isPartOf: { '@type': 'Blog', name: blog.title, url: addressOf(paths.blog) },
  }
}

/** The breadcrumbs from the home page to a page. */
export function breadcrumbs(steps: readonly { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: layout.home, path: paths.home }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  }
}

export const sharePicture = { path: '/share.png', width: 1200, height: 630 }
