import { site } from '#content/site.ts'
import type { words as english } from '../en/enquiry.ts'

const { replyTime } = site.inPunjabi
const when = replyTime === '' ? '' : `${replyTime} `

export const words: typeof english = {
  title: (course) => `ਸਵਾਲ ਪੁੱਛੋ: ${course}`,
  titleForAny: 'ਪੱਧਰ ਬਾਰੇ ਪੁੱਛੋ',
  child: 'ਸਵਾਲ ਕਿਸ ਬੱਚੇ ਬਾਰੇ ਹੈ?',
  noChild: 'ਕਿਸੇ ਖਾਸ ਬੱਚੇ ਬਾਰੇ ਨਹੀਂ',
  about: (name) => `${name} ਬਾਰੇ।`,
  childBirthdate: 'ਤੁਹਾਡੇ ਬੱਚੇ ਦੀ ਜਨਮ ਤਾਰੀਖ',
  comment: 'ਤੁਹਾਡਾ ਸਵਾਲ',
  send: 'ਭੇਜੋ',
  sending: 'ਭੇਜ ਰਹੇ ਹਾਂ',
  cancel: 'ਰੱਦ ਕਰੋ',
  missing: 'ਕਿਰਪਾ ਕਰਕੇ ਸਾਰੇ ਖਾਨੇ ਭਰੋ।',
  notAnEmail: 'ਕਿਰਪਾ ਕਰਕੇ ਠੀਕ ਈਮੇਲ ਪਤਾ ਲਿਖੋ',
  notAPhone: 'ਫ਼ੋਨ ਨੰਬਰ 10 ਅੰਕਾਂ ਦਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ।',
  failed: 'ਸਵਾਲ ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਿਆ।',
  thanksTitle: 'ਧੰਨਵਾਦ',
  thanks: `ਤੁਹਾਡਾ ਸਵਾਲ ਪਹੁੰਚ ਗਿਆ ਹੈ। ਅਸੀਂ ${when}ਈਮੇਲ ਰਾਹੀਂ ਜਵਾਬ ਦੇਵਾਂਗੇ।`,
}
