import type { copy as english } from '../en/confirmation.ts'
import { formatList } from './format.ts'
import { language } from './language.ts'

const { replyTime } = language

export const copy: typeof english = {
  pageTitle: 'ਪੁਸ਼ਟੀ',
  writing: (names) => `${formatList(names)} ਦਾ ਦਾਖਲਾ ਹੋ ਰਿਹਾ ਹੈ...`,
  wait: 'ਇੱਕ ਮਿੰਟ, ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਪੰਨਾ ਖੁੱਲ੍ਹਾ ਰੱਖੋ।',
  thanks: (firstName) => (firstName === '' ? 'ਧੰਨਵਾਦ' : `ਧੰਨਵਾਦ, ${firstName} ਜੀ`),
  haveAPlace: (names) => `${formatList(names)} ਲਈ ਥਾਂ ਪੱਕੀ ਹੈ।`,
  moreAbout: 'ਇਸ ਕੋਰਸ ਬਾਰੇ ਹੋਰ ਜਾਣਕਾਰੀ',
  starts: 'ਸ਼ੁਰੂ',
  ends: 'ਖਤਮ',
  students: 'ਦਾਖਲ ਹੋਏ ਬੱਚੇ',
  id: (id) => `ਆਈਡੀ ${id}`,
  total: 'ਕੁੱਲ ਜੋੜ',
  firstClass: (day) => `ਜਮਾਤ ਦਾ ਪਹਿਲਾ ਦਿਨ: ${day}`,
  payment: {
    processed: 'ਦਾਖਲਾ ਦਰਜ ਹੋ ਗਿਆ ਹੈ।',
    due: 'ਦਾਖਲਾ ਦਰਜ ਹੋ ਗਿਆ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਫ਼ੀਸ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਭਰੋ।',
    withReference: 'ਉਸ ਵਿੱਚ ਹਵਾਲਾ ਨੰਬਰ ਲਿਖੋ।',
    amount: 'ਫ਼ੀਸ',
    before: 'ਇਸ ਤੋਂ ਪਹਿਲਾਂ ਭਰੋ',
    reference: 'ਹਵਾਲਾ ਨੰਬਰ',
    paid: 'ਦਾਖਲਾ ਦਰਜ ਹੋ ਗਿਆ ਹੈ, ਅਤੇ ਫ਼ੀਸ ਭਰੀ ਜਾ ਚੁੱਕੀ ਹੈ।',
    detailsFollow: () => `ਅਸੀਂ ਤੁਹਾਨੂੰ ${replyTime === '' ? '' : `${replyTime} `}ਬੈਂਕ ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ ਲਿਖ ਕੇ ਭੇਜਾਂਗੇ।`,
    unconfirmed: 'ਅਸੀਂ ਸਿਰਫ਼ ਪੁਸ਼ਟੀ ਕੀਤੇ ਈਮੇਲ ਪਤਿਆਂ ’ਤੇ ਲਿਖਦੇ ਹਾਂ: ਕਿਰਪਾ ਕਰਕੇ ਆਪਣੇ ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਆਪਣੇ ਪਤੇ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ।',
    letter: (email) => `ਇਸ ਸਾਰੀ ਜਾਣਕਾਰੀ ਵਾਲੀ ਚਿੱਠੀ ਇੱਕ ਦਿਨ ਦੇ ਅੰਦਰ ਈਮੇਲ ਰਾਹੀਂ ${email} ’ਤੇ ਆ ਜਾਵੇਗੀ।`,
  },
  next: {
    title: 'ਅੱਗੇ ਕੀ ਹੋਵੇਗਾ',
    untilThen: (day) => `${day} ਤੱਕ`,
    withdraw: 'ਜੇ ਸਲਾਹ ਬਦਲ ਜਾਵੇ, ਤਾਂ ਤੁਸੀਂ ਆਪਣੇ ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਦਾਖਲਾ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ।',
    before: (day) => `${day} ਤੋਂ ਪਹਿਲਾਂ`,
    pay: (amount) => `${amount} ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਭਰੋ।`,
    first: (names) => `${formatList(names)} ਦਾ ਜਮਾਤ ਵਿੱਚ ਪਹਿਲਾ ਦਿਨ।`,
    last: 'ਸੈਸ਼ਨ ਖਤਮ ਹੋਵੇਗਾ।',
  },
  print: 'ਇਹ ਪੰਨਾ ਪ੍ਰਿੰਟ ਕਰੋ',
  toDashboard: 'ਆਪਣੇ ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਜਾਓ',
  nobody: {
    title: 'ਇੱਥੇ ਅਜੇ ਕਿਸੇ ਦਾ ਦਾਖਲਾ ਨਹੀਂ ਹੋਇਆ',
    text: 'ਚੁਣੋ ਕਿ ਇਸ ਕੋਰਸ ਵਿੱਚ ਕਿਸ ਦਾ ਦਾਖਲਾ ਕਰਵਾਉਣਾ ਹੈ, ਫਿਰ ਪੁਸ਼ਟੀ ਇੱਥੇ ਆਵੇਗੀ।',
    toEnrol: 'ਬੱਚਾ ਚੁਣੋ',
  },
  failed: {
    heading: 'ਅਜੇ ਦਾਖਲਾ ਨਹੀਂ ਹੋਇਆ',
    title: (names) => `${formatList(names)} ਦਾ ਦਾਖਲਾ ਨਹੀਂ ਹੋ ਸਕਿਆ।`,
    text: 'ਥਾਂ ਪੱਕੀ ਨਹੀਂ ਹੋਈ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    outdated: 'ਜੇ ਫਿਰ ਵੀ ਨਾ ਹੋਵੇ, ਤਾਂ ਸ਼ਾਇਦ ਇਹ ਪੰਨਾ ਸਕੂਲ ਦੀ ਜਾਣਕਾਰੀ ਤੋਂ ਪੁਰਾਣਾ ਹੈ। ਪੰਨਾ ਦੁਬਾਰਾ ਖੋਲ੍ਹਣ ’ਤੇ ਤੁਹਾਡੀ ਚੋਣ ਬਣੀ ਰਹੇਗੀ।',
    reload: 'ਪੰਨਾ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ',
    gone: (name) => `${name} ਦਾ ਨਾਂ ਹੁਣ ਤੁਹਾਡੀ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ ਹੈ।`,
    back: 'ਸੂਚੀ ’ਤੇ ਵਾਪਸ',
  },
  unknown: {
    title: (names) => `ਸਾਨੂੰ ਅਜੇ ਪਤਾ ਨਹੀਂ ਕਿ ${formatList(names)} ਲਈ ਥਾਂ ਪੱਕੀ ਹੋਈ ਜਾਂ ਨਹੀਂ।`,
    text: 'ਸਕੂਲ ਨਾਲ ਸੰਪਰਕ ਨਹੀਂ ਹੋ ਸਕਿਆ, ਇਸ ਲਈ ਪਤਾ ਨਹੀਂ ਲੱਗਾ ਕਿ ਦਾਖਲਾ ਹੋਇਆ ਜਾਂ ਨਹੀਂ। ਕਿਸੇ ਦਾ ਦਾਖਲਾ ਦੋ ਵਾਰ ਨਹੀਂ ਹੋਵੇਗਾ। ਅਸੀਂ ਆਪੇ ਦੁਬਾਰਾ ਵੇਖਾਂਗੇ।',
    again: 'ਹੁਣੇ ਦੁਬਾਰਾ ਵੇਖੋ',
  },
}
