import type { words as english } from '../en/not-found.ts'

export const words: typeof english = {
  title: 'ਇਹ ਪੰਨਾ ਇੱਥੇ ਨਹੀਂ ਹੈ',
  text: 'ਸ਼ਾਇਦ ਪਤਾ ਬਦਲ ਗਿਆ ਹੈ। ਕੋਰਸ ਅਤੇ ਮਾਪਿਆਂ ਦੇ ਸਵਾਲ ਇੱਥੋਂ ਹੀ ਵੇਖ ਸਕਦੇ ਹੋ।',
  courses: 'ਕੋਰਸ ਵੇਖੋ',
  home: 'ਮੁੱਖ ਪੰਨੇ ’ਤੇ ਜਾਓ',
}
