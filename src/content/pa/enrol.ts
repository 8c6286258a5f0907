import { language } from './language.ts'
import type * as english from '../en/enrol.ts'
import { formatList, formatWeekdays } from './format.ts'
import { when } from './courses.ts'

function childCount(count: number): string {
  return count === 1 ? '1 ਬੱਚਾ' : `${count} ਬੱਚੇ`
}

export const copy: typeof english.copy = {
  pageTitle: (course) => `ਦਾਖਲਾ: ${course}`,
  title: (level, course) =>
    `${level === null ? `ਕੋਰਸ ‘${course}’` : `ਪੱਧਰ ${level}`} ਵਿੱਚ ਕਿਸ ਦਾ ਦਾਖਲਾ ਕਰਵਾਉਣਾ ਹੈ?`,
  table: {
    caption: 'ਤੁਹਾਡੇ ਬੱਚੇ',
    choose: 'ਚੁਣੋ',
    cost: 'ਫ਼ੀਸ',
    years: (age) => `${age} ਸਾਲ`,
  },
  outsideAges: 'ਸਾਡੇ ਕੋਰਸ 6 ਤੋਂ 12 ਸਾਲ ਦੇ ਬੱਚਿਆਂ ਲਈ ਹਨ',
  enrolled: 'ਪਹਿਲਾਂ ਹੀ ਦਾਖਲ ਹੈ',
  alsoIn: (courses) => `ਇਨ੍ਹਾਂ ਹਫ਼ਤਿਆਂ ਵਿੱਚ ${formatList(courses)} ਵਿੱਚ ਵੀ ਹੈ`,
  needs: (levels) =>
    `ਪਹਿਲਾਂ ਪੱਧਰ ${formatList(levels.map(String))} ${levels.length === 1 ? 'ਚਾਹੀਦਾ ਹੈ' : 'ਚਾਹੀਦੇ ਹਨ'}`,
  alreadyEnrolled: (name) => `${name} ਪਹਿਲਾਂ ਹੀ ਇਸ ਕੋਰਸ ਵਿੱਚ ਦਾਖਲ ਹੈ।`,
  notReady: (name) => `${name} ਨੇ ਅਜੇ ਇਸ ਕੋਰਸ ਤੋਂ ਪਹਿਲਾਂ ਵਾਲੇ ਪੱਧਰ ਪੂਰੇ ਨਹੀਂ ਕੀਤੇ।`,
  comesFirst: (name, level) => `ਪਹਿਲਾਂ ਪੱਧਰ ${level} ਵਿੱਚ ${name} ਦਾ ਦਾਖਲਾ ਕਰਵਾਓ, ਜਾਂ ਸਾਨੂੰ ਪੱਧਰ ਦੀ ਪਰਖ ਲਈ ਲਿਖੋ।`,
  isChosen: (name) => `${name} ਨੂੰ ਚੁਣ ਲਿਆ ਹੈ।`,
  isInList: (name) => `${name} ਸੂਚੀ ਵਿੱਚ ਹੈ।`,
  comesAfter: (level, before) => `ਪੱਧਰ ${level}, ਪੱਧਰ ${formatList(before.map(String))} ਤੋਂ ਬਾਅਦ ਆਉਂਦਾ ਹੈ।`,
  unsure: (names) => `ਕੀ ${formatList(names)} ਨੂੰ ਇਸ ਤੋਂ ਪਹਿਲਾਂ ਵਾਲਾ ਸਭ ਕੁਝ ਆਉਂਦਾ ਹੈ?`,
  enrolFirst: (level) => `ਪੱਧਰ ${level} ਵਿੱਚ ਦਾਖਲਾ ਲਓ`,
  days: {
    choose: (count, all) => `${all} ਵਿੱਚੋਂ ${count} ਦਿਨ ਚੁਣੋ`,
    forChild: (name) => `${name} ਲਈ`,
    missing: (count) => (count > 0 ? `${count} ਦਿਨ ਹੋਰ ਚੁਣੋ।` : ''),
    tooMany: (chosen, excess) => `${chosen} ਦਿਨ ਚੁਣੇ ਹਨ। ${excess} ਦਿਨ ਹਟਾਓ।`,
    refused: (name, count) => `${name} ਲਈ ${count} ਦਿਨ ਚੁਣੋ।`,
    chosen: (name, days) => `${name}${days === '' ? '' : `: ${days}`}।`,
    isFull: 'ਥਾਂ ਨਹੀਂ',
    full: (days) => `${formatWeekdays(days)} ਨੂੰ ਕੋਈ ਥਾਂ ਖਾਲੀ ਨਹੀਂ ਹੈ।`,
    toChoose: 'ਦਿਨ: ਅਜੇ ਚੁਣਨੇ ਹਨ',
    clash: (firstName, course, days, time) => `${firstName} ਦੀ ${course} ਦੀ ਜਮਾਤ ${days} ਨੂੰ ${time} ਹੈ।`,
  },
  changed: {
    title: 'ਤੁਹਾਡੇ ਚੁਣਨ ਤੋਂ ਬਾਅਦ ਇਸ ਕੋਰਸ ਵਿੱਚ ਤਬਦੀਲੀ ਹੋਈ ਹੈ।',
    price: (price) => `ਹੁਣ ਹਰ ਬੱਚੇ ਦੀ ਫ਼ੀਸ ${price} ਹੈ।`,
    term: (days) => (days === '' ? 'ਸੈਸ਼ਨ ਬਦਲ ਗਿਆ ਹੈ।' : `ਸੈਸ਼ਨ ਹੁਣ ${days} ਹੈ।`),
    days: (count, days) => `ਬੱਚੇ ਹੁਣ ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ${count} ਦਿਨ ਆਉਣਗੇ: ${days}।`,
    noDays: 'ਦਿਨ ਹੁਣ ਮਿਲ ਕੇ ਤੈਅ ਕਰਾਂਗੇ।',
    hours: (hours) => `ਜਮਾਤਾਂ ਦਾ ਸਮਾਂ ਬਦਲ ਗਿਆ ਹੈ।${hours === '' ? '' : ` ${hours}।`}`,
    check: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਕਾਰਟ ਦੁਬਾਰਾ ਵੇਖੋ।',
  },
  waiting: {
    instead: 'ਇਸ ਲਈ ਅਜੇ ਦਾਖਲਾ ਨਹੀਂ ਹੋ ਸਕਦਾ। ਬੱਚੇ ਦਾ ਨਾਂ ਉਡੀਕ ਸੂਚੀ ਵਿੱਚ ਲਿਖਵਾਓ, ਅਸੀਂ ਈਮੇਲ ਰਾਹੀਂ ਜਵਾਬ ਦੇਵਾਂਗੇ।',
    open: 'ਥਾਂ ਖਾਲੀ ਹੋਣ ’ਤੇ ਮੈਨੂੰ ਦੱਸੋ',
    days: 'ਤੁਹਾਡਾ ਬੱਚਾ ਕਿਹੜੇ ਦਿਨ ਆਵੇਗਾ?',
    chooseDay: 'ਘੱਟੋ-ਘੱਟ ਇੱਕ ਦਿਨ ਚੁਣੋ।',
    request: (student, course, days) => `ਥਾਂ ਦੀ ਉਡੀਕ ਹੈ। ਬੱਚਾ: ${student}। ਕੋਰਸ: ${course}। ਦਿਨ: ${days}।`,
    joined: (name) => `${name} ਦਾ ਨਾਂ ਉਡੀਕ ਸੂਚੀ ਵਿੱਚ ਲਿਖ ਲਿਆ ਹੈ। ਅਸੀਂ ${when}ਈਮੇਲ ਰਾਹੀਂ ਜਵਾਬ ਦੇਵਾਂਗੇ।`,
    joinedBefore: (name) => `${name} ਦਾ ਨਾਂ ਪਹਿਲਾਂ ਹੀ ਉਡੀਕ ਸੂਚੀ ਵਿੱਚ ਹੈ। ਅਸੀਂ ${when}ਈਮੇਲ ਰਾਹੀਂ ਜਵਾਬ ਦੇਵਾਂਗੇ।`,
  },
  twoLevels: {
    title: 'ਇਨ੍ਹਾਂ ਹੀ ਹਫ਼ਤਿਆਂ ਵਿੱਚ ਦੋ ਪੱਧਰ?',
    text: (name, courses) =>
      `${name} ਇਨ੍ਹਾਂ ਹੀ ਹਫ਼ਤਿਆਂ ਵਿੱਚ ${formatList(courses)} ਵਿੱਚ ਵੀ ਹੈ, ਅਤੇ ਹਰ ਇੱਕ ਦੀ ਫ਼ੀਸ ਲੱਗੇਗੀ।`,
    back: 'ਦੁਬਾਰਾ ਵੇਖੋ',
    both: 'ਫਿਰ ਵੀ ਦਾਖਲਾ ਲਓ',
  },
  cart: {
    payLater: (byCard) => `ਫ਼ੀਸ ਬਾਅਦ ਵਿੱਚ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ${byCard ? ' ਜਾਂ ਕਾਰਡ' : ''} ਨਾਲ ਭਰਨੀ ਹੈ।`,
    atOnce: (count, isPaidFor) =>
      `${count === 1 ? 'ਥਾਂ ਉਸੇ ਵੇਲੇ ਪੱਕੀ ਹੋ ਜਾਂਦੀ ਹੈ' : 'ਥਾਵਾਂ ਉਸੇ ਵੇਲੇ ਪੱਕੀਆਂ ਹੋ ਜਾਂਦੀਆਂ ਹਨ'}।${isPaidFor ? ' ਹੁਣ ਕੁਝ ਨਹੀਂ ਭਰਨਾ।' : ''}`,
    title: 'ਤੁਹਾਡਾ ਕਾਰਟ',
    empty: 'ਅਜੇ ਕੋਈ ਬੱਚਾ ਨਹੀਂ ਚੁਣਿਆ ਗਿਆ। ਸੂਚੀ ਵਿੱਚੋਂ ਬੱਚਾ ਚੁਣੋ।',
    subtotal: 'ਜੋੜ',
    checkout: 'ਦਾਖਲਾ ਪੱਕਾ ਕਰੋ',
    checkingOut: 'ਇੱਕ ਮਿੰਟ',
    chooseFirst: 'ਪਹਿਲਾਂ ਬੱਚਾ ਚੁਣੋ।',
    support: 'ਮਦਦ ਚਾਹੀਦੀ ਹੈ? ਇਸ ਪਤੇ ’ਤੇ ਲਿਖੋ:',
    count: childCount,
    changed: (count, subtotal) => `ਕਾਰਟ ਵਿੱਚ ${childCount(count)}, ਜੋੜ ${subtotal}`,
  },
}

export const confirmation: typeof english.confirmation = {
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
    due: (byCard) => `ਦਾਖਲਾ ਦਰਜ ਹੋ ਗਿਆ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਫ਼ੀਸ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ${byCard ? ' ਜਾਂ ਕਾਰਡ' : ''} ਨਾਲ ਭਰੋ।`,
    withReference: (byCard) => `${byCard ? 'ਟ੍ਰਾਂਸਫ਼ਰ' : 'ਉਸ'} ਵਿੱਚ ਹਵਾਲਾ ਨੰਬਰ ਲਿਖੋ।`,
    amount: 'ਫ਼ੀਸ',
    before: 'ਇਸ ਤੋਂ ਪਹਿਲਾਂ ਭਰੋ',
    reference: 'ਹਵਾਲਾ ਨੰਬਰ',
    paid: 'ਦਾਖਲਾ ਦਰਜ ਹੋ ਗਿਆ ਹੈ, ਅਤੇ ਫ਼ੀਸ ਭਰੀ ਜਾ ਚੁੱਕੀ ਹੈ।',
    detailsFollow: () =>
      `ਅਸੀਂ ਤੁਹਾਨੂੰ ${language.replyTime === '' ? '' : `${language.replyTime} `}ਬੈਂਕ ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ ਲਿਖ ਕੇ ਭੇਜਾਂਗੇ।`,
    unconfirmed: 'ਅਸੀਂ ਸਿਰਫ਼ ਪੁਸ਼ਟੀ ਕੀਤੇ ਈਮੇਲ ਪਤਿਆਂ ’ਤੇ ਲਿਖਦੇ ਹਾਂ: ਕਿਰਪਾ ਕਰਕੇ ਆਪਣੇ ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਆਪਣੇ ਪਤੇ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ।',
    letter: (email) => `ਇਸ ਸਾਰੀ ਜਾਣਕਾਰੀ ਵਾਲੀ ਚਿੱਠੀ ਇੱਕ ਦਿਨ ਦੇ ਅੰਦਰ ਈਮੇਲ ਰਾਹੀਂ ${email} ’ਤੇ ਆ ਜਾਵੇਗੀ।`,
  },
  next: {
    title: 'ਅੱਗੇ ਕੀ ਹੋਵੇਗਾ',
    untilThen: (day) => `${day} ਤੱਕ`,
    withdraw: 'ਜੇ ਸਲਾਹ ਬਦਲ ਜਾਵੇ, ਤਾਂ ਤੁਸੀਂ ਆਪਣੇ ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਦਾਖਲਾ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ।',
    before: (day) => `${day} ਤੋਂ ਪਹਿਲਾਂ`,
    pay: (amount, byCard) => `${amount} ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ${byCard ? ' ਜਾਂ ਕਾਰਡ' : ''} ਨਾਲ ਭਰੋ।`,
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
