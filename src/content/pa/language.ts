import type { language as english } from '../en/language.ts'

export const language: typeof english = {
  code: 'pa',
  basePath: '/pa',
  locale: 'pa_IN',
  other: { code: 'en', basePath: '', name: 'English' },
}
