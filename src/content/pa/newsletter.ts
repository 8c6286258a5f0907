import type { words as english } from '../en/newsletter.ts'

export const words: typeof english = {
  title: 'ਤੁਹਾਡੇ ਲਈ ਚਿੱਠੀ',
  lead: 'ਨਵੀਆਂ ਜਮਾਤਾਂ, ਕਹਾਣੀਆਂ ਅਤੇ ਘਰ ਵਿੱਚ ਬੋਲਣ ਲਈ ਇੱਕ ਸ਼ਬਦ। ਬੰਦ ਕਰਵਾਉਣ ਲਈ ਬੱਸ ਸਾਨੂੰ ਲਿਖੋ।',
  email: 'ਤੁਹਾਡੀ ਈਮੇਲ',
  subscribe: 'ਸਬਸਕ੍ਰਾਈਬ ਕਰੋ',
  checking: 'ਵੇਖ ਰਹੇ ਹਾਂ',
  okay: 'ਠੀਕ ਹੈ',
  alreadySubscribed: { title: 'ਪਹਿਲਾਂ ਹੀ ਸਬਸਕ੍ਰਾਈਬ ਹੈ', text: 'ਇਹ ਈਮੇਲ ਪਹਿਲਾਂ ਹੀ ਸਬਸਕ੍ਰਾਈਬ ਹੈ।' },
  subscribed: { title: 'ਸਬਸਕ੍ਰਾਈਬ ਹੋ ਗਿਆ!', text: 'ਸਾਡਾ ਨਿਊਜ਼ਲੈਟਰ ਸਬਸਕ੍ਰਾਈਬ ਕਰਨ ਲਈ ਧੰਨਵਾਦ।' },
  failed: { title: 'ਗਲਤੀ', text: 'ਸਬਸਕ੍ਰਾਈਬ ਕਰਨ ਵਿੱਚ ਗਲਤੀ ਹੋਈ। ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।' },
  invalid: { title: 'ਗਲਤੀ', text: 'ਕਿਰਪਾ ਕਰਕੇ ਠੀਕ ਈਮੇਲ ਪਤਾ ਲਿਖੋ।' },
}
