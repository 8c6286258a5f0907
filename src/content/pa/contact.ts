import { site } from '#content/site.ts'
import type { words as english } from '../en/contact.ts'
import { words as fieldWords } from './fields.ts'

const { replyTime } = site.inPunjabi
const when = replyTime === '' ? '' : `${replyTime} `

const fields: Record<string, string> = {
  name: fieldWords.labels.fullName,
  email: fieldWords.labels.email,
  message: 'ਸੁਨੇਹਾ',
}

export const words: typeof english = {
  pageTitle: 'ਸੰਪਰਕ',
  title: 'ਸਾਨੂੰ ਲਿਖੋ',
  lead: 'ਪਤਾ ਨਹੀਂ ਕਿਹੜਾ ਪੱਧਰ ਠੀਕ ਹੈ? ਸਾਨੂੰ ਦੱਸੋ ਕਿ ਤੁਹਾਡਾ ਬੱਚਾ ਕਿੰਨੀ ਕੁ ਪੰਜਾਬੀ ਬੋਲ ਅਤੇ ਪੜ੍ਹ ਲੈਂਦਾ ਹੈ।',
  address: 'ਸਾਡਾ ਈਮੇਲ ਪਤਾ:',
  phone: 'ਤੁਸੀਂ ਫ਼ੋਨ ਵੀ ਕਰ ਸਕਦੇ ਹੋ:',
  answered: () => (replyTime === '' ? '' : `ਅਸੀਂ ${when}ਜਵਾਬ ਦਿੰਦੇ ਹਾਂ।`),
  beforeFaq: 'ਬਹੁਤੇ ਜਵਾਬ ਪਹਿਲਾਂ ਹੀ ਇੱਥੇ ਹਨ:',
  faq: 'ਮਾਪਿਆਂ ਦੇ ਸਵਾਲ',
  fields,
  send: 'ਭੇਜੋ',
  sending: 'ਭੇਜ ਰਹੇ ਹਾਂ',
  missing: 'ਕਿਰਪਾ ਕਰਕੇ ਸਾਰੇ ਖਾਨੇ ਭਰੋ।',
  /** The form service complains in English: its own words follow the name of the field. */
  ofService: (field, code, complaint) =>
    code === 'TYPE_EMAIL'
      ? fieldWords.errors['not-an-email']
      : `ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਖਾਨਾ ਦੁਬਾਰਾ ਵੇਖੋ: ${fields[field] ?? ''} (${complaint})`,
  unknown: 'ਸਾਨੂੰ ਪਤਾ ਨਹੀਂ ਲੱਗਾ ਕਿ ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਪਹੁੰਚਿਆ ਜਾਂ ਨਹੀਂ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ਸਾਡੇ ਈਮੇਲ ਪਤੇ ’ਤੇ ਲਿਖੋ।',
  failed: `ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਨਹੀਂ ਪਹੁੰਚਿਆ। ਕਿਰਪਾ ਕਰਕੇ ${site.email} ’ਤੇ ਲਿਖੋ, ਜਾਂ ਕੁਝ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।`,
  thanksTitle: 'ਧੰਨਵਾਦ',
  thanks: `ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਪਹੁੰਚ ਗਿਆ ਹੈ। ਅਸੀਂ ${when}ਈਮੇਲ ਰਾਹੀਂ ਜਵਾਬ ਦੇਵਾਂਗੇ।`,
  thanksFaq: 'ਓਨੀ ਦੇਰ ਇੱਥੇ ਕਈ ਜਵਾਬ ਪੜ੍ਹ ਸਕਦੇ ਹੋ:',
}
