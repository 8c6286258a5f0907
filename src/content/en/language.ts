import { site } from '#content/site.ts'
import { languageOf } from '../languages.ts'

/** The language that is built. What is no sentence of a page but depends on the language asks here. */
export const language = {
  ...languageOf('en'),
  /** What the school is called in it. */
  siteName: site.name,
  /** Stands for a parent whose name is missing. */
  fallbackName: 'Parent',
  /** What the school says of itself (`site.ts`), in it. */
  city: site.city,
  /** Of the children, as in `for ages 6 to 12`. */
  ages: `${site.ages.from} to ${site.ages.to}`,
  replyTime: site.replyTime,
  refunds: site.refunds,
  countries: site.countries,
  authority: site.authority,
}

/** How soon the school answers, after a space, if it says so. */
export const when = language.replyTime === '' ? '' : ` ${language.replyTime}`
