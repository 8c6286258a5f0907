import { copy } from '#copy/blog.ts'
import { formatDay } from '#copy/format.ts'
import type { ListedPost } from '#model/blog.ts'

/** When a post was published, and its reading time; unknown facts are left out. */
export function PostFacts({ post: { date, minutes } }: { post: ListedPost }) {
  return (
    <small>
      {date !== '' && <time dateTime={date}>{formatDay(date)}</time>}
      {minutes > 0 && <span>{`${date === '' ? '' : ' · '}${copy.minutes(minutes)}`}</span>}
    </small>
  )
}
