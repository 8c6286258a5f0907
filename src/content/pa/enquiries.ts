import type * as english from '../en/enquiries.ts'
import { formatList } from './format.ts'

const few = (names: string[]) =>
  names.length > 10 ? [...names.slice(0, 9), `${names.length - 9} ਹੋਰ`] : names

export const enquiries: typeof english.enquiries = {
  show: 'ਵੇਖੋ',
  open: 'ਬਾਕੀ',
  answered: 'ਜਵਾਬ ਦਿੱਤੇ',
  empty: 'ਕੋਈ ਸਵਾਲ ਬਾਕੀ ਨਹੀਂ। ਸ਼ਾਬਾਸ਼।',
  noneAnswered: 'ਇੱਥੇ ਅਜੇ ਕੁਝ ਨਹੀਂ ਹੈ।',
  kinds: { question: 'ਸਵਾਲ', evaluation: 'ਪੱਧਰ ਦੀ ਪਰਖ', waiting: 'ਥਾਂ ਦੀ ਉਡੀਕ', erasure: 'ਸਭ ਕੁਝ ਮਿਟਾਉਣਾ' },
  about: 'ਬਾਰੇ',
  child: 'ਬੱਚੇ ਦਾ ਜਨਮ',
  wishes: 'ਮਨਪਸੰਦ ਦਿਨ',
  answer: 'ਜਵਾਬ ਲਿਖੋ',
  file: 'ਜਵਾਬ ਦੇ ਦਿੱਤਾ',
  fileBack: 'ਬਾਕੀ ਵਿੱਚ ਰੱਖੋ',
  answeredBy: (day, who) => `${day} ਨੂੰ ਜਵਾਬ ਦਿੱਤਾ: ${who}`,
  filed: 'ਜਵਾਬ ਦਿੱਤਿਆਂ ਵਿੱਚ ਰੱਖ ਦਿੱਤਾ ਹੈ।',
  filedBack: 'ਦੁਬਾਰਾ ਬਾਕੀ ਵਿੱਚ ਰੱਖ ਦਿੱਤਾ ਹੈ।',
  filedTogether: (names) => `ਜਵਾਬ ਦਿੱਤਿਆਂ ਵਿੱਚ ਰੱਖੇ: ${formatList(few(names))}।`,
  openTogether: (names) => `ਦੁਬਾਰਾ ਬਾਕੀ ਵਿੱਚ ਰੱਖੇ: ${formatList(few(names))}।`,
  changed: (names) => `${formatList(few(names))}: ਇਸ ਦੌਰਾਨ ਕਿਸੇ ਹੋਰ ਨੇ ਇਹ ਬਦਲ ਦਿੱਤਾ ਹੈ। ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ।`,
  hasPlace: 'ਬੱਚੇ ਨੂੰ ਹੁਣ ਥਾਂ ਮਿਲ ਗਈ ਹੈ।',
  hasLevels: 'ਪੱਧਰ ਦਰਜ ਹੋ ਗਏ ਹਨ।',
  takeOff: {
    go: 'ਸੂਚੀ ਵਿੱਚੋਂ ਹਟਾਓ',
    pending: 'ਹਟਾ ਰਹੇ ਹਾਂ',
    title: (child) => `${child} ਨੂੰ ਉਡੀਕ ਸੂਚੀ ਵਿੱਚੋਂ ਹਟਾਉਣਾ ਹੈ?`,
    text: 'ਬੱਚੇ ਨੂੰ ਇਹ ਵਾਰੀ ਦੁਬਾਰਾ ਨਹੀਂ ਮਿਲ ਸਕਦੀ, ਅਤੇ ਪਰਿਵਾਰ ਨੂੰ ਇਸ ਦਾ ਪਤਾ ਨਹੀਂ ਲੱਗੇਗਾ। ਪਹਿਲਾਂ ਪਰਿਵਾਰ ਨੂੰ ਲਿਖੋ।',
    keep: 'ਸੂਚੀ ਵਿੱਚ ਰੱਖੋ',
    done: (child) => `${child} ਨੂੰ ਉਡੀਕ ਸੂਚੀ ਵਿੱਚੋਂ ਹਟਾ ਦਿੱਤਾ ਗਿਆ ਹੈ।`,
  },
  newsletter: 'ਨਿਊਜ਼ਲੈਟਰ ਦੇ ਪਤੇ ਸੇਵ ਕਰੋ',
  subscribed: 'ਸਬਸਕ੍ਰਾਈਬ ਕਰਨ ਦਾ ਦਿਨ',
}
