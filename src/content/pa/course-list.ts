import type { words as english } from '../en/course-list.ts'

export const words: typeof english = {
  pageTitle: 'ਕੋਰਸ',
  title: 'ਚਾਰ ਪੱਧਰ, ਇੱਕ-ਇੱਕ ਕਰਕੇ ਛੋਟੇ-ਛੋਟੇ ਕਦਮ',
  lead: 'ਹਰ ਪੱਧਰ 20 ਹਫ਼ਤਿਆਂ ਦਾ ਹੈ, ਹਫ਼ਤੇ ਵਿੱਚ ਦੋ ਜਮਾਤਾਂ। ਹਰ ਕਦਮ ’ਤੇ ਤੁਹਾਡਾ ਬੱਚਾ ਫੁੱਲ ਵਿੱਚ ਪੱਤੀਆਂ ਜੋੜਦਾ ਹੈ।',
  empty: 'ਇਸ ਵੇਲੇ ਕੋਈ ਕੋਰਸ ਨਹੀਂ ਹੈ, ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹੇ ਸਮੇਂ ਬਾਅਦ ਦੁਬਾਰਾ ਵੇਖੋ।',
  register: 'ਦਾਖਲਾ ਲਓ',
  first: 'ਪਹਿਲਾਂ ਤੁਸੀਂ ਪੂਰਾ ਕੋਰਸ ਵੇਖ ਸਕਦੇ ਹੋ।',
  registerFor: (title) => `ਦਾਖਲਾ ਲਓ: ${title}`,
  enquireAbout: (title) => `ਸਵਾਲ ਪੁੱਛੋ: ${title}`,
  loading: 'ਕੋਰਸ ਖੁੱਲ੍ਹ ਰਹੇ ਹਨ',
}
