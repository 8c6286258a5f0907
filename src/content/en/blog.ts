export const copy = {
  /** Of the posts, if it is not the page's. */
  postLanguage: undefined as string | undefined,
  pageTitle: 'Blog',
  title: 'Punjabi at home',
  lead: 'Words, stories and small games for the whole family.',
  empty: 'There are no blogs available right now, please check again soon.',
  readMore: 'Read More',
  about: (title: string) => `about ${title}`,
  loading: 'Loading',
  missing: 'Blog not found!',
  back: 'All posts',
  minutes: (count: number) => (count === 1 ? '1 minute to read' : `${count} minutes to read`),
  next: 'Read next',
  more: 'Would your child like more?',
  starts: (level: string, day: string) => `Level ${level} starts ${day}`,
  seeCourses: 'See the courses',
}

/** What search engines and link previews say of the page. */
export const description =
  'Words, stories and small games in Punjabi for the whole family, to read tonight and play tomorrow.'
