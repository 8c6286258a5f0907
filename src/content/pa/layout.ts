import { site } from '#content/site.ts'
import type { words as english } from '../en/layout.ts'

export const words: typeof english = {
  skip: 'ਸਿੱਧੇ ਮੁੱਖ ਹਿੱਸੇ ’ਤੇ ਜਾਓ',
  mainNavigation: 'ਮੁੱਖ ਮੀਨੂ',
  openMenu: 'ਮੀਨੂ ਖੋਲ੍ਹੋ',
  closeMenu: 'ਮੀਨੂ ਬੰਦ ਕਰੋ',
  home: 'ਮੁੱਖ ਪੰਨਾ',
  courses: 'ਕੋਰਸ',
  faq: 'ਸਵਾਲ-ਜਵਾਬ',
  blog: 'ਬਲੌਗ',
  contact: 'ਸੰਪਰਕ',
  login: 'ਸਾਈਨ ਇਨ',
  profile: 'ਪ੍ਰੋਫ਼ਾਈਲ',
  resources: 'ਪੜ੍ਹਨ ਲਈ',
  links: 'ਲਿੰਕ',
  privacy: 'ਪਰਦੇਦਾਰੀ',
  audience: '6 ਤੋਂ 12 ਸਾਲ ਦੇ ਬੱਚਿਆਂ ਲਈ ਪੰਜਾਬੀ।',
  pictures: `${site.nameInGurmukhi} ਦੀਆਂ ਤਸਵੀਰਾਂ`,
  videos: `${site.nameInGurmukhi} ਦੇ ਵੀਡੀਓ`,
  shortVideos: `${site.nameInGurmukhi} ਦੇ ਛੋਟੇ ਵੀਡੀਓ`,
  rights: (year) => `© ${year} ${site.nameInGurmukhi}`,
  blessing: 'ਪੰਜਾਬੀ ਸਿੱਖੀਏ, ਹੱਸਦੇ-ਖੇਡਦੇ',
}
