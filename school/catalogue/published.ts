import * as v from 'valibot'
import { isRealDay } from '#model/day.ts'

/** What publishing accepts. The messages are for the person who edits the catalogue; no page needs them. */

const publishedText = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))
const courseDay = v.pipe(v.string(), v.check(isRealDay, 'must be a day, written YYYY-MM-DD'))

/** A course. */
export const publishedCourse = v.pipe(
  v.strictObject({
    Title: publishedText,
    information: publishedText,
    learn: publishedText,
    activities: publishedText,
    imageUrl: publishedText,
    number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
    cost: v.pipe(v.number(), v.minValue(0)),
    Description: publishedText,
    StartDate: courseDay,
    EndDate: courseDay,
  }),
  v.forward(
    v.check((course) => course.StartDate <= course.EndDate, 'must not be before StartDate'),
    ['EndDate'],
  ),
)

/** A post of the blog. */
export const publishedBlogPost = v.strictObject({
  title: publishedText,
  SmallDescription: publishedText,
  content: publishedText,
})
