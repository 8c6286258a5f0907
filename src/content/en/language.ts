import { site } from '#content/site.ts'
import { languageOf } from '../languages.ts'

/** The language that is built. What is no sentence of a page but depends on the language asks here. */
export const language = {
  ...languageOf('en'),
  /** What the school is called in it. */
  siteName: site.name,
  /** What the school says of itself (`site.ts`), in it. */
  city: site.city,
  replyTime: site.replyTime,
  refunds: site.refunds,
}
