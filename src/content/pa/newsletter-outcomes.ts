import type { words as english } from '../en/newsletter-outcomes.ts'

export const words: typeof english = {
  subscribed: { title: 'ਸਬਸਕ੍ਰਾਈਬ ਹੋ ਗਿਆ!', text: 'ਸਾਡਾ ਨਿਊਜ਼ਲੈਟਰ ਸਬਸਕ੍ਰਾਈਬ ਕਰਨ ਲਈ ਧੰਨਵਾਦ।' },
  'already-subscribed': { title: 'ਪਹਿਲਾਂ ਹੀ ਸਬਸਕ੍ਰਾਈਬ ਹੈ', text: 'ਇਹ ਈਮੇਲ ਪਹਿਲਾਂ ਹੀ ਸਬਸਕ੍ਰਾਈਬ ਹੈ।' },
  invalid: { title: 'ਗਲਤੀ', text: 'ਕਿਰਪਾ ਕਰਕੇ ਠੀਕ ਈਮੇਲ ਪਤਾ ਲਿਖੋ।' },
}
