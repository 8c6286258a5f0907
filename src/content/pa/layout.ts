import type * as english from '../en/layout.ts'
import { language } from './language.ts'

export const copy: typeof english.copy = {
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
  audience: `${language.ages} ਦੇ ਬੱਚਿਆਂ ਲਈ ਪੰਜਾਬੀ।`,
  pictures: `${language.siteName} ਦੀਆਂ ਤਸਵੀਰਾਂ`,
  videos: `${language.siteName} ਦੇ ਵੀਡੀਓ`,
  shortVideos: `${language.siteName} ਦੇ ਛੋਟੇ ਵੀਡੀਓ`,
  rights: (year) => `© ${year} ${language.siteName}`,
}

export const components: typeof english.components = {
  sending: 'ਭੇਜ ਰਹੇ ਹਾਂ',
  loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  okay: 'ਠੀਕ ਹੈ',
  close: 'ਬੰਦ ਕਰੋ',
  needsScript: 'ਇਸ ਲਈ ਜਾਵਾਸਕ੍ਰਿਪਟ ਚਾਹੀਦੀ ਹੈ, ਜੋ ਇੱਥੇ ਬੰਦ ਹੈ ਜਾਂ ਨਹੀਂ ਖੁੱਲ੍ਹੀ। ਤੁਸੀਂ ਸਾਨੂੰ ਈਮੇਲ ਕਰ ਸਕਦੇ ਹੋ:',
  reconnecting: 'ਇੰਟਰਨੈੱਟ ਦੁਬਾਰਾ ਜੁੜ ਰਿਹਾ ਹੈ। ਇਹ ਪੰਨਾ ਆਪੇ ਪੂਰਾ ਖੁੱਲ੍ਹ ਜਾਵੇਗਾ।',
  tryAgain: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  cancel: 'ਰੱਦ ਕਰੋ',
  copy: 'ਕਾਪੀ ਕਰੋ',
  copied: 'ਕਾਪੀ ਹੋ ਗਿਆ',
  notLoaded: 'ਪੰਨੇ ਦਾ ਇਹ ਹਿੱਸਾ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਵੇਖੋ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
}

export const newsletter: typeof english.newsletter = {
  title: 'ਤੁਹਾਡੇ ਲਈ ਨਿਊਜ਼ਲੈਟਰ',
  lead: 'ਨਵੀਆਂ ਜਮਾਤਾਂ, ਕਹਾਣੀਆਂ ਅਤੇ ਘਰ ਵਿੱਚ ਬੋਲਣ ਲਈ ਇੱਕ ਸ਼ਬਦ। ਨਿਊਜ਼ਲੈਟਰ ਬੰਦ ਕਰਵਾਉਣ ਲਈ ਬੱਸ ਸਾਨੂੰ ਲਿਖੋ।',
  email: 'ਤੁਹਾਡੀ ਈਮੇਲ',
  subscribe: 'ਸਬਸਕ੍ਰਾਈਬ ਕਰੋ',
  checking: 'ਵੇਖ ਰਹੇ ਹਾਂ',
  failed: { title: 'ਗਲਤੀ', text: 'ਸਬਸਕ੍ਰਾਈਬ ਕਰਨ ਵਿੱਚ ਗਲਤੀ ਹੋਈ। ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।' },
  outcomes: {
    subscribed: { title: 'ਸਬਸਕ੍ਰਾਈਬ ਹੋ ਗਿਆ!', text: 'ਸਾਡਾ ਨਿਊਜ਼ਲੈਟਰ ਸਬਸਕ੍ਰਾਈਬ ਕਰਨ ਲਈ ਧੰਨਵਾਦ।' },
    'already-subscribed': { title: 'ਪਹਿਲਾਂ ਹੀ ਸਬਸਕ੍ਰਾਈਬ ਹੈ', text: 'ਇਹ ਈਮੇਲ ਪਹਿਲਾਂ ਹੀ ਸਬਸਕ੍ਰਾਈਬ ਹੈ।' },
    invalid: { title: 'ਗਲਤੀ', text: 'ਕਿਰਪਾ ਕਰਕੇ ਠੀਕ ਈਮੇਲ ਪਤਾ ਲਿਖੋ।' },
  },
}

export const notFound: typeof english.notFound = {
  title: 'ਇਹ ਪੰਨਾ ਇੱਥੇ ਨਹੀਂ ਹੈ',
  text: 'ਸ਼ਾਇਦ ਪਤਾ ਬਦਲ ਗਿਆ ਹੈ। ਕੋਰਸ ਅਤੇ ਮਾਪਿਆਂ ਦੇ ਸਵਾਲ ਇੱਥੋਂ ਹੀ ਵੇਖ ਸਕਦੇ ਹੋ।',
  courses: 'ਕੋਰਸ ਵੇਖੋ',
  home: 'ਮੁੱਖ ਪੰਨੇ ’ਤੇ ਜਾਓ',
}

export const errorPage: typeof english.errorPage = {
  reload: 'ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ',
  lost: {
    title: 'ਇਹ ਪੰਨਾ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ',
    text: 'ਸ਼ਾਇਦ ਇੰਟਰਨੈੱਟ ਬੰਦ ਹੋ ਗਿਆ ਹੈ। ਤੁਸੀਂ ਹੋਰ ਕਿਤੇ ਜੋ ਲਿਖਿਆ ਹੈ, ਉਹ ਨਹੀਂ ਗੁਆਚਿਆ।',
  },
  broken: {
    title: 'ਇੱਥੇ ਕੁਝ ਖਰਾਬ ਹੋ ਗਿਆ ਹੈ',
    text: 'ਗਲਤੀ ਸਾਡੀ ਹੈ, ਤੁਹਾਡੀ ਨਹੀਂ। ਪੰਨਾ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ: ਪਾਸਵਰਡ ਨੂੰ ਛੱਡ ਕੇ ਜੋ ਤੁਸੀਂ ਲਿਖਿਆ ਸੀ, ਵਾਪਸ ਆ ਜਾਵੇਗਾ। ਜੇ ਫਿਰ ਵੀ ਨਾ ਖੁੱਲ੍ਹੇ, ਤਾਂ ਸਾਨੂੰ ਲਿਖੋ:',
  },
}
