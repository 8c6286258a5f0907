import { site } from '#content/site.ts'
import type { language as english } from '../en/language.ts'
import { languageOf } from '../languages.ts'

export const language: typeof english = {
  ...languageOf('pa'),
  siteName: site.names.pa ?? site.name,
  fallbackName: 'ਮਾਪੇ',
  city: site.cities.pa ?? site.city,
  ages: `${site.ages.from} ਤੋਂ ${site.ages.to} ਸਾਲ`,
  replyTime: '',
  refunds: '',
  countries: { database: '', signIn: '', form: '', mail: '' },
  authority: '',
}

export const when = language.replyTime === '' ? '' : `${language.replyTime} `
