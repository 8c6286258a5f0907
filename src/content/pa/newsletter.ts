import type { words as english } from '../en/newsletter.ts'

export const words: typeof english = {
  title: 'ਤੁਹਾਡੇ ਲਈ ਨਿਊਜ਼ਲੈਟਰ',
  lead: 'ਨਵੀਆਂ ਜਮਾਤਾਂ, ਕਹਾਣੀਆਂ ਅਤੇ ਘਰ ਵਿੱਚ ਬੋਲਣ ਲਈ ਇੱਕ ਸ਼ਬਦ। ਨਿਊਜ਼ਲੈਟਰ ਬੰਦ ਕਰਵਾਉਣ ਲਈ ਬੱਸ ਸਾਨੂੰ ਲਿਖੋ।',
  email: 'ਤੁਹਾਡੀ ਈਮੇਲ',
  subscribe: 'ਸਬਸਕ੍ਰਾਈਬ ਕਰੋ',
  checking: 'ਵੇਖ ਰਹੇ ਹਾਂ',
  failed: { title: 'ਗਲਤੀ', text: 'ਸਬਸਕ੍ਰਾਈਬ ਕਰਨ ਵਿੱਚ ਗਲਤੀ ਹੋਈ। ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।' },
}
