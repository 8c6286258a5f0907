import { site } from '#content/site.ts'
import { fields as fieldCopy } from './forms.ts'
import type * as english from '../en/contact.ts'
import { when } from './language.ts'

const fields: Record<string, string> = {
  name: fieldCopy.labels.fullName,
  email: fieldCopy.labels.email,
  message: 'ਸੁਨੇਹਾ',
}

export const copy: typeof english.copy = {
  pageTitle: 'ਸੰਪਰਕ',
  title: 'ਸਾਨੂੰ ਲਿਖੋ',
  lead: 'ਪਤਾ ਨਹੀਂ ਕਿਹੜਾ ਪੱਧਰ ਠੀਕ ਹੈ? ਸਾਨੂੰ ਦੱਸੋ ਕਿ ਤੁਹਾਡਾ ਬੱਚਾ ਕਿੰਨੀ ਕੁ ਪੰਜਾਬੀ ਬੋਲ ਅਤੇ ਪੜ੍ਹ ਲੈਂਦਾ ਹੈ।',
  address: 'ਸਾਡਾ ਈਮੇਲ ਪਤਾ:',
  phone: 'ਤੁਸੀਂ ਫ਼ੋਨ ਵੀ ਕਰ ਸਕਦੇ ਹੋ:',
  answered: () => (when === '' ? '' : `ਅਸੀਂ ${when}ਜਵਾਬ ਦਿੰਦੇ ਹਾਂ।`),
  beforeFaq: 'ਬਹੁਤੇ ਜਵਾਬ ਪਹਿਲਾਂ ਹੀ ਇੱਥੇ ਹਨ:',
  faq: 'ਮਾਪਿਆਂ ਦੇ ਸਵਾਲ',
  fields,
  send: 'ਭੇਜੋ',
  /** The form service complains in English: its own words follow the name of the field. */
  ofService: (field, code, complaint) =>
    code === 'TYPE_EMAIL'
      ? fieldCopy.errors['not-an-email']
      : `ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਖਾਨਾ ਦੁਬਾਰਾ ਵੇਖੋ: ${fields[field] ?? ''} (${complaint})`,
  unknown: 'ਸਾਨੂੰ ਪਤਾ ਨਹੀਂ ਲੱਗਾ ਕਿ ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਪਹੁੰਚਿਆ ਜਾਂ ਨਹੀਂ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ਸਾਡੇ ਈਮੇਲ ਪਤੇ ’ਤੇ ਲਿਖੋ।',
  failed: `ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਨਹੀਂ ਪਹੁੰਚਿਆ। ਕਿਰਪਾ ਕਰਕੇ ${site.email} ’ਤੇ ਲਿਖੋ, ਜਾਂ ਕੁਝ ਦੇਰ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।`,
  thanksTitle: 'ਧੰਨਵਾਦ',
  thanks: `ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਪਹੁੰਚ ਗਿਆ ਹੈ। ਅਸੀਂ ${when}ਈਮੇਲ ਰਾਹੀਂ ਜਵਾਬ ਦੇਵਾਂਗੇ।`,
  thanksFaq: 'ਓਨੀ ਦੇਰ ਇੱਥੇ ਕਈ ਜਵਾਬ ਪੜ੍ਹ ਸਕਦੇ ਹੋ:',
}

export const evaluation: typeof english.evaluation = {
  title: 'ਪੱਧਰ ਦੀ ਪਰਖ ਲਈ ਲਿਖੋ',
  child: 'ਕਿਸ ਬੱਚੇ ਦੀ ਪਰਖ ਕਰਵਾਉਣੀ ਹੈ?',
  nobody: 'ਬੱਚਾ ਚੁਣੋ',
  another: 'ਕੋਈ ਹੋਰ ਬੱਚਾ',
  notChosen: 'ਕਿਰਪਾ ਕਰਕੇ ਬੱਚਾ ਚੁਣੋ।',
  name: 'ਤੁਹਾਡਾ ਨਾਂ',
  comment: 'ਤੁਹਾਡਾ ਬੱਚਾ ਕਿੰਨੀ ਕੁ ਪੰਜਾਬੀ ਬੋਲ ਅਤੇ ਪੜ੍ਹ ਲੈਂਦਾ ਹੈ?',
  submit: 'ਭੇਜੋ',
  missing: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਨਾਂ ਅਤੇ ਈਮੇਲ ਦੋਵੇਂ ਲਿਖੋ।',
  sent: 'ਧੰਨਵਾਦ! ਅਸੀਂ ਤੁਹਾਨੂੰ ਲਿਖ ਕੇ ਦੱਸਾਂਗੇ ਕਿ ਕਿਹੜਾ ਪੱਧਰ ਠੀਕ ਹੈ।',
  failed: 'ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  request: (student, course) =>
    `ਪੱਧਰ ਦੀ ਪਰਖ ਚਾਹੀਦੀ ਹੈ।${student === '' ? '' : ` ਬੱਚਾ: ${student}।`} ਕੋਰਸ: ${course}।`,
}

export const description =
  'ਸਕੂਲ ਨੂੰ ਲਿਖੋ। ਦੱਸੋ ਕਿ ਤੁਹਾਡਾ ਬੱਚਾ ਕਿੰਨੀ ਕੁ ਪੰਜਾਬੀ ਬੋਲ ਅਤੇ ਪੜ੍ਹ ਲੈਂਦਾ ਹੈ, ਅਤੇ ਅਸੀਂ ਉਸ ਲਈ ਠੀਕ ਪੱਧਰ ਦੱਸਾਂਗੇ।'
