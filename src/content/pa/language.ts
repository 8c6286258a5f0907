import { site } from '#content/site.ts'
import type { language as english } from '../en/language.ts'

export const language: typeof english = {
  code: 'pa',
  basePath: '/pa',
  siteName: site.nameInGurmukhi,
  /** Who cannot read hears the first words of a page, where the device can speak. */
  isHelpWanted: () => 'speechSynthesis' in window,
  other: { code: 'en', basePath: '', name: 'English' },
}
