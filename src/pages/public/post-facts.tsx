import { words } from '#words/blog.ts'
import { formatDay } from '#words/format.ts'
import type { ListedPost } from '#model/blog.ts'

/** When a post was published, and how long reading it takes; what is not known is left out. */
export function PostFacts({ post: { date, minutes } }: { post: ListedPost }) {
  return (
    <small>
      {date !== '' && <time dateTime={date}>{formatDay(date)}</time>}
      {minutes > 0 && <span>{`${date === '' ? '' : ' · '}${words.minutes(minutes)}`}</span>}
    </small>
  )
}
