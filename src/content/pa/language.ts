import { site } from '#content/site.ts'
import type { language as english } from '../en/language.ts'

export const language: typeof english = {
  code: 'pa',
  basePath: '/pa',
  script: 'gurmukhi',
  locale: 'pa_IN',
  siteName: site.nameInGurmukhi,
  other: { code: 'en', basePath: '', name: 'English' },
}
