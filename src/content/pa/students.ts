import type { words as english } from '../en/students.ts'

const exists = 'ਇਹ ਬੱਚਾ ਪਹਿਲਾਂ ਹੀ ਸੂਚੀ ਵਿੱਚ ਹੈ!'
const added = 'ਬੱਚੇ ਦਾ ਨਾਂ ਜੁੜ ਗਿਆ ਹੈ!'
const failed = 'ਬੱਚੇ ਦਾ ਨਾਂ ਨਹੀਂ ਜੁੜ ਸਕਿਆ।'

export const words: typeof english = {
  submit: 'ਬੱਚਾ ਜੋੜੋ',
  pending: 'ਜੋੜ ਰਹੇ ਹਾਂ',
  cancel: 'ਰੱਦ ਕਰੋ',
  storedEarlier: (name) =>
    `${name} ਦਾ ਨਾਂ ਪਿਛਲੀ ਕੋਸ਼ਿਸ਼ ਵਿੱਚ ਹੀ ਜੁੜ ਗਿਆ ਸੀ। ਨਾਂ ਅਤੇ ਜਨਮ ਤਾਰੀਖ ਤੁਸੀਂ ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਬਦਲ ਸਕਦੇ ਹੋ।`,
  lead: 'ਸਾਨੂੰ ਸਿਰਫ਼ ਨਾਂ ਅਤੇ ਜਨਮ ਤਾਰੀਖ ਚਾਹੀਦੀ ਹੈ।',
  dashboard: {
    title: 'ਨਵਾਂ ਬੱਚਾ ਜੋੜੋ',
    missing: 'ਕਿਰਪਾ ਕਰਕੇ ਸਾਰੇ ਖਾਨੇ ਭਰੋ।',
    duplicate: exists,
    added,
    failed,
  },
  enrol: {
    title: 'ਬੱਚਾ ਜੋੜੋ',
    missing: 'ਕਿਰਪਾ ਕਰਕੇ ਬੱਚੇ ਦਾ ਪੂਰਾ ਨਾਂ ਅਤੇ ਜਨਮ ਤਾਰੀਖ ਦੋਵੇਂ ਲਿਖੋ।',
    duplicate: 'ਇਹ ਬੱਚਾ ਪਹਿਲਾਂ ਹੀ ਸੂਚੀ ਵਿੱਚ ਹੈ।',
    added,
    failed,
  },
  page: {
    title: 'ਬੱਚਾ ਜੋੜੋ',
    lead: 'ਅਗਲੇ ਬੱਚੇ ਲਈ ਫ਼ਾਰਮ ਇੱਥੇ ਹੀ ਖੁੱਲ੍ਹਾ ਰਹੇਗਾ।',
    isThere: (name) => `${name} ਹੁਣ ਤੁਹਾਡੇ ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਹੈ।`,
    missing: 'ਕਿਰਪਾ ਕਰਕੇ ਸਾਰੇ ਲਾਜ਼ਮੀ ਖਾਨੇ ਭਰੋ: ਪਹਿਲਾ ਨਾਂ, ਆਖਰੀ ਨਾਂ, ਉਮਰ ਅਤੇ ਜਨਮ ਤਾਰੀਖ।',
    duplicate: exists,
    added,
    failed,
    ageReplaced: (typed, computed) =>
      `ਤੁਸੀਂ ${typed} ਲਿਖਿਆ; ਜਨਮ ਤਾਰੀਖ ਤੋਂ ਉਮਰ ${computed} ਬਣਦੀ ਹੈ, ਅਤੇ ਅਸੀਂ ਇਹੀ ਰੱਖਾਂਗੇ।`,
    toDashboard: 'ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਵਾਪਸ',
  },
}
