import { site } from '#content/site.ts'
import type * as english from '../en/answer.ts'

export const answer: typeof english.answer = {
  subject: `${site.nameInGurmukhi} ਤੋਂ ਤੁਹਾਡੇ ਸਵਾਲ ਦਾ ਜਵਾਬ`,
  hello: (name) => `ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ${name} ਜੀ,`,
  youWrote: 'ਤੁਸੀਂ ਲਿਖਿਆ ਸੀ:',
}
