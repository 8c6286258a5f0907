import type { copy as english } from '../en/blog.ts'

export const copy: typeof english = {
  postLanguage: 'en',
  pageTitle: 'ਬਲੌਗ',
  title: 'ਘਰ ਵਿੱਚ ਪੰਜਾਬੀ',
  lead: 'ਸਾਰੇ ਪਰਿਵਾਰ ਲਈ ਸ਼ਬਦ, ਕਹਾਣੀਆਂ ਅਤੇ ਛੋਟੀਆਂ ਖੇਡਾਂ। ਲੇਖ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਹਨ।',
  empty: 'ਇਸ ਵੇਲੇ ਕੋਈ ਲੇਖ ਨਹੀਂ ਹੈ, ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹੇ ਸਮੇਂ ਬਾਅਦ ਦੁਬਾਰਾ ਵੇਖੋ।',
  readMore: 'ਹੋਰ ਪੜ੍ਹੋ',
  about: (title) => title,
  loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ',
  missing: 'ਇਹ ਲੇਖ ਨਹੀਂ ਮਿਲਿਆ!',
  back: 'ਸਾਰੇ ਲੇਖ',
  minutes: (count) => `ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ, ਪੜ੍ਹਨ ਲਈ ${count} ਮਿੰਟ`,
  next: 'ਅੱਗੇ ਪੜ੍ਹੋ',
  more: 'ਕੀ ਤੁਹਾਡਾ ਬੱਚਾ ਹੋਰ ਸਿੱਖਣਾ ਚਾਹੁੰਦਾ ਹੈ?',
  starts: (level, day) => `ਪੱਧਰ ${level}: ${day} ਤੋਂ ਸ਼ੁਰੂ`,
  seeCourses: 'ਕੋਰਸ ਵੇਖੋ',
}

export const description = 'ਸਾਰੇ ਪਰਿਵਾਰ ਲਈ ਪੰਜਾਬੀ ਦੇ ਸ਼ਬਦ, ਕਹਾਣੀਆਂ ਅਤੇ ਛੋਟੀਆਂ ਖੇਡਾਂ: ਅੱਜ ਰਾਤ ਪੜ੍ਹੋ, ਕੱਲ੍ਹ ਖੇਡੋ।'
