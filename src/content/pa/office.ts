import { formatList } from './format.ts'
import type * as english from '../en/office.ts'

export const navigation: typeof english.navigation = {
  label: 'ਦਫ਼ਤਰ',
  today: 'ਅੱਜ',
  registrations: 'ਦਾਖਲੇ',
  families: 'ਪਰਿਵਾਰ',
  enquiries: 'ਸਵਾਲ',
}

const children = (count: number) => `${count} ${count === 1 ? 'ਬੱਚਾ' : 'ਬੱਚੇ'}`

export const list: typeof english.list = {
  loadMore: 'ਹੋਰ ਖੋਲ੍ਹੋ',
  loadingMore: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ',
  partly: (loaded, total) => `${total} ਵਿੱਚੋਂ ${loaded} ਖੁੱਲ੍ਹੇ ਹਨ। ਖੋਜ ਅਤੇ ਚੋਣ ਇਹਨਾਂ ਵਿੱਚੋਂ ਹੀ ਹੁੰਦੀ ਹੈ।`,
  search: 'ਲੱਭੋ',
  searchHint: 'ਨਾਂ, ਫ਼ੋਨ, ਪਤਾ ਜਾਂ ਹਵਾਲਾ ਨੰਬਰ',
  nothingFound: 'ਇਸ ਚੋਣ ਵਿੱਚ ਕੁਝ ਨਹੀਂ ਹੈ।',
  csv: 'ਸੂਚੀ ਸੇਵ ਕਰੋ',
  failed: 'ਇਹ ਨਹੀਂ ਹੋ ਸਕਿਆ, ਅਤੇ ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਪੰਨਾ ਦੁਬਾਰਾ ਖੋਲ੍ਹ ਕੇ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  notShown: (what) => `ਇਹ ਨਹੀਂ ਵਿਖਾਇਆ ਜਾ ਸਕਿਆ: ${what}`,
  notRead: 'ਇਹ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  save: 'ਸੇਵ ਕਰੋ',
  saving: 'ਸੇਵ ਕਰ ਰਹੇ ਹਾਂ',
}

export const copy: typeof english.copy = {
  title: 'ਦਾਖਲੇ',
  empty: 'ਇਸ ਸੈਸ਼ਨ ਵਿੱਚ ਅਜੇ ਕੋਈ ਦਾਖਲਾ ਨਹੀਂ ਹੈ।',
  noTerms: 'ਅਜੇ ਕੋਈ ਸੈਸ਼ਨ ਨਹੀਂ ਛਪਿਆ।',
  term: 'ਸੈਸ਼ਨ',
  allTerms: 'ਸਾਰੇ ਸੈਸ਼ਨ',
  level: 'ਪੱਧਰ',
  allLevels: 'ਸਾਰੇ ਪੱਧਰ',
  day: 'ਦਿਨ',
  allDays: 'ਸਾਰੇ ਦਿਨ',
  show: 'ਵੇਖੋ',
  shown: { all: 'ਸਾਰੇ', unpaid: 'ਫ਼ੀਸ ਬਾਕੀ', withdrawn: 'ਵਾਪਸ ਲਏ' },
  count: (count, owed) =>
    `${count} ${count === 1 ? 'ਦਾਖਲਾ' : 'ਦਾਖਲੇ'}${owed === '' ? '' : `, ${owed} ਫ਼ੀਸ ਬਾਕੀ`}`,
  columns: {
    child: 'ਬੱਚਾ',
    age: 'ਉਮਰ',
    level: 'ਪੱਧਰ ਅਤੇ ਦਿਨ',
    parent: 'ਮਾਪੇ',
    payment: 'ਫ਼ੀਸ',
    enrolled: 'ਦਾਖਲੇ ਦਾ ਦਿਨ',
    withdrawn: 'ਵਾਪਸ ਲੈਣ ਦਾ ਦਿਨ',
  },
  unknownChild: 'ਬੱਚੇ ਦਾ ਨਾਂ ਪਤਾ ਨਹੀਂ',
  unknownAge: 'ਪਤਾ ਨਹੀਂ',
  choose: (child) => `${child} ਨੂੰ ਚੁਣੋ`,
  chooseAll: 'ਸਾਰੇ ਚੁਣੋ',
  chosen: (count) => (count === 1 ? '1 ਚੁਣਿਆ' : `${count} ਚੁਣੇ`),
  chooseNone: 'ਕੋਈ ਨਾ ਚੁਣੋ',
  toPay: (amount) => `${amount} ਬਾਕੀ`,
  paidOn: (day) => `ਫ਼ੀਸ ${day} ਨੂੰ ਭਰੀ ਗਈ`,
  nothingToPay: 'ਕੁਝ ਬਾਕੀ ਨਹੀਂ',
  reference: 'ਹਵਾਲਾ ਨੰਬਰ',
  cost: 'ਫ਼ੀਸ',
  note: 'ਟਿੱਪਣੀ',
  withdrawnByFamily: 'ਪਰਿਵਾਰ ਵੱਲੋਂ',
  withdrawnBySchool: 'ਸਕੂਲ ਵੱਲੋਂ',
  moved: 'ਹੋਰ ਥਾਂ ਬਦਲਿਆ',
  classList: 'ਜਮਾਤ ਦੀ ਸੂਚੀ',
  write: (count) => `${count} ${count === 1 ? 'ਪਰਿਵਾਰ' : 'ਪਰਿਵਾਰਾਂ'} ਨੂੰ ਲਿਖੋ`,
  addressesCopied: 'ਪਤੇ ਕਾਪੀ ਹੋ ਗਏ ਹਨ। ਨਵੀਂ ਈਮੇਲ ਵਿੱਚ ਇਹਨਾਂ ਨੂੰ ਲੁਕਵੀਂ ਕਾਪੀ ਵਿੱਚ ਪਾਓ।',
  files: { registrations: 'ਦਾਖਲੇ', newsletter: 'ਨਿਊਜ਼ਲੈਟਰ' },
  undo: 'ਵਾਪਸ ਬਦਲੋ',
  undone: 'ਪਹਿਲਾਂ ਵਾਂਗ ਹੋ ਗਿਆ ਹੈ।',
}

export const payment: typeof english.payment = {
  open: 'ਫ਼ੀਸ',
  title: 'ਫ਼ੀਸ ਦਰਜ ਕਰੋ',
  lead: (names, owed) => `${formatList(names)}${owed === '' ? '' : `: ${owed} ਬਾਕੀ`}।`,
  paidOn: 'ਫ਼ੀਸ ਆਉਣ ਦਾ ਦਿਨ',
  paidOnHint: 'ਖਾਲੀ: ਫ਼ੀਸ ਨਹੀਂ ਆਈ',
  noteHint: 'ਕੁਝ ਹਿੱਸਾ, ਹੋਰ ਰਕਮ, ਦੂਜੀ ਵਾਰ ਜਾਂ ਵਾਪਸੀ, ਥੋੜ੍ਹੇ ਸ਼ਬਦਾਂ ਵਿੱਚ; ਪਰਿਵਾਰ ਇਹ ਆਪਣੀ ਜਾਣਕਾਰੀ ਵਿੱਚ ਪੜ੍ਹ ਸਕਦਾ ਹੈ',
  notADay: 'ਕਿਰਪਾ ਕਰਕੇ ਦਿਨ ਚੁਣੋ, ਅੱਜ ਤੋਂ ਬਾਅਦ ਦਾ ਨਹੀਂ।',
  others: (names) => `ਇਹਨਾਂ ਦੀ ਫ਼ੀਸ ਬਾਕੀ ਨਹੀਂ, ਕੁਝ ਨਹੀਂ ਬਦਲੇਗਾ: ${formatList(names)}।`,
  done: (names, day) =>
    day === '' ? `${formatList(names)}: ਫ਼ੀਸ ਬਾਕੀ ਹੈ।` : `${formatList(names)}: ਫ਼ੀਸ ${day} ਨੂੰ ਭਰੀ ਗਈ।`,
  elsewhere: 'ਇਸ ਦੌਰਾਨ ਕਿਸੇ ਹੋਰ ਨੇ ਇਹ ਬਦਲ ਦਿੱਤਾ ਹੈ। ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ।',
}

export const withdrawal: typeof english.withdrawal = {
  open: 'ਦਾਖਲਾ ਰੱਦ ਕਰੋ',
  title: (count) => (count === 1 ? '1 ਦਾਖਲਾ ਰੱਦ ਕਰਨਾ ਹੈ?' : `${count} ਦਾਖਲੇ ਰੱਦ ਕਰਨੇ ਹਨ?`),
  text: 'ਥਾਂ ਹੁਣੇ ਖਾਲੀ ਹੋ ਜਾਵੇਗੀ, ਅਤੇ ਪੱਧਰ ਵੀ ਹਟ ਜਾਵੇਗਾ ਜੇ ਬੱਚੇ ਕੋਲ ਪਹਿਲਾਂ ਨਹੀਂ ਸੀ। ਰਿਕਾਰਡ ਰਹੇਗਾ।',
  paid: (names) => `${formatList(names)}: ਫ਼ੀਸ ਭਰੀ ਹੋਈ ਹੈ। ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਵਾਪਸ ਕਰੋ, ਅਤੇ ਉਹ ਦਰਜ ਕਰੋ।`,
  keep: 'ਥਾਂ ਰੱਖੋ',
  pending: 'ਰੱਦ ਕਰ ਰਹੇ ਹਾਂ',
  done: (names) => `${formatList(names)}: ਦਾਖਲਾ ਰੱਦ ਹੋ ਗਿਆ।`,
  changed: (names) => `${formatList(names)}: ਇਸ ਦੌਰਾਨ ਕਿਸੇ ਹੋਰ ਨੇ ਇਹ ਬਦਲ ਦਿੱਤਾ ਹੈ। ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ।`,
  left: (names) => `${formatList(names)}: ਇਹ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਪੰਨਾ ਦੁਬਾਰਾ ਖੋਲ੍ਹ ਕੇ ਕੋਸ਼ਿਸ਼ ਕਰੋ।`,
}

export const move: typeof english.move = {
  open: 'ਥਾਂ ਬਦਲੋ',
  title: (child) => `${child} ਦੀ ਥਾਂ ਬਦਲੋ`,
  to: 'ਪੱਧਰ ਅਤੇ ਸੈਸ਼ਨ',
  text: 'ਫ਼ੀਸ ਨਾਲ ਹੀ ਜਾਵੇਗੀ। ਹੋਰ ਪੱਧਰ ਜਾਂ ਸੈਸ਼ਨ ਵਿੱਚ ਹਵਾਲਾ ਨੰਬਰ ਹੋਰ ਹੁੰਦਾ ਹੈ।',
  submit: 'ਬਦਲੋ',
  pending: 'ਬਦਲ ਰਹੇ ਹਾਂ',
  done: (child, level, days) => `${child} ਹੁਣ ${level} ਵਿੱਚ ਹੈ: ${days}।`,
  same: 'ਬੱਚਾ ਪਹਿਲਾਂ ਹੀ ਇੱਥੇ ਹੈ।',
}

export const classList: typeof english.classList = {
  choose: 'ਸੈਸ਼ਨ, ਪੱਧਰ ਅਤੇ ਦਿਨ ਚੁਣੋ।',
  print: 'ਛਾਪੋ',
  empty: 'ਇਸ ਦਿਨ ਕੋਈ ਨਹੀਂ ਆਉਂਦਾ।',
  children,
}

export const families: typeof english.families = {
  title: 'ਪਰਿਵਾਰ',
  lead: 'ਮਾਪਿਆਂ ਜਾਂ ਬੱਚੇ ਦੇ ਨਾਂ, ਫ਼ੋਨ, ਈਮੇਲ ਪਤੇ ਜਾਂ ਹਵਾਲਾ ਨੰਬਰ ਨਾਲ ਲੱਭੋ।',
  empty: 'ਅਜੇ ਕੋਈ ਪਰਿਵਾਰ ਨਹੀਂ ਹੈ।',
  count: (count) => `${count} ਪਰਿਵਾਰ`,
  unnamed: 'ਮਾਪਿਆਂ ਦਾ ਨਾਂ ਪਤਾ ਨਹੀਂ',
  unreached: 'ਚਿੱਠੀਆਂ ਨਹੀਂ ਜਾਂਦੀਆਂ: ਈਮੇਲ ਪਤੇ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋਈ',
  columns: { parent: 'ਮਾਪੇ', email: 'ਈਮੇਲ', phone: 'ਫ਼ੋਨ' },
  statement: {
    title: 'ਫ਼ੀਸ ਲੱਭੋ',
    line: 'ਬੈਂਕ ਦੀ ਸੂਚੀ ਜਾਂ ਕਾਰਡ ਦੇ ਭੁਗਤਾਨਾਂ ਦੀਆਂ ਲਾਈਨਾਂ',
    hint: 'ਇੱਕ ਲਾਈਨ ਹਵਾਲਾ ਨੰਬਰ ਨਾਲ, ਜਾਂ ਨਾਂ ਅਤੇ ਰਕਮ ਨਾਲ; ਜਾਂ ਕਈ ਲਾਈਨਾਂ ਹਵਾਲਾ ਨੰਬਰਾਂ ਨਾਲ, ਹਰ ਭੁਗਤਾਨ ਦੀ ਇੱਕ',
    submit: 'ਲੱਭੋ',
    pending: 'ਲੱਭ ਰਹੇ ਹਾਂ',
    none: (lines, isOneOfMany) =>
      `ਕੋਈ ਪਰਿਵਾਰ ਨਹੀਂ ਮਿਲਿਆ: ${lines.join('; ')}। ${isOneOfMany ? 'ਹਰ ਲਾਈਨ ਇਕੱਲੀ ਲਿਖੋ: ਫਿਰ ਨਾਂ ਵੀ ਲੱਭੇ ਜਾਂਦੇ ਹਨ।' : 'ਪਰਿਵਾਰ ਨੂੰ ਨਾਂ ਨਾਲ ਲੱਭੋ, ਅਤੇ ਫ਼ੀਸ ਉੱਥੇ ਦਰਜ ਕਰੋ।'}`,
    markAll: (count, amount) => `${count} ${count === 1 ? 'ਫ਼ੀਸ' : 'ਫ਼ੀਸਾਂ'} ਦਰਜ ਕਰੋ, ${amount}`,
    clues: {
      reference: 'ਹਵਾਲਾ ਨੰਬਰ ਇਹੀ ਹੈ',
      mistyped: 'ਹਵਾਲਾ ਨੰਬਰ ਵਿੱਚ ਇੱਕ ਅੱਖਰ ਦਾ ਫ਼ਰਕ ਹੈ',
      name: 'ਨਾਂ ਇਹੀ ਹੈ',
    },
    isSum: 'ਰਕਮ ਠੀਕ ਹੈ।',
    isOtherSum: 'ਲਾਈਨ ਵਿੱਚ ਇਹ ਰਕਮ ਨਹੀਂ ਹੈ।',
    nothingOwed: 'ਹੁਣ ਕੁਝ ਬਾਕੀ ਨਹੀਂ: ਕੀ ਫ਼ੀਸ ਦੂਜੀ ਵਾਰ ਆਈ ਹੈ?',
    withdrawn: 'ਦਾਖਲਾ ਵਾਪਸ ਲਿਆ ਗਿਆ ਸੀ',
    mark: 'ਫ਼ੀਸ ਦਰਜ ਕਰੋ',
  },
  family: {
    missing: 'ਇਹ ਪਰਿਵਾਰ ਨਹੀਂ ਮਿਲਿਆ।',
    children: 'ਬੱਚੇ',
    noChildren: 'ਅਜੇ ਕੋਈ ਬੱਚਾ ਨਹੀਂ ਹੈ।',
    noRegistrations: 'ਅਜੇ ਕੋਈ ਦਾਖਲਾ ਨਹੀਂ ਹੈ।',
    records: 'ਵਾਪਸ ਲਏ ਅਤੇ ਬਦਲੇ ਦਾਖਲੇ',
    enquiries: 'ਇਸ ਪਤੇ ਤੋਂ ਆਏ ਸਵਾਲ',
    noEnquiries: 'ਕੋਈ ਨਹੀਂ।',
    birthdate: 'ਜਨਮ ਤਾਰੀਖ',
    levels: 'ਪੂਰੇ ਪੱਧਰ',
    noLevels: 'ਕੋਈ ਨਹੀਂ',
    edit: 'ਨਾਂ ਜਾਂ ਜਨਮ ਤਾਰੀਖ ਬਦਲੋ',
    editTitle: (child) => `${child} ਦੀ ਜਾਣਕਾਰੀ ਬਦਲੋ`,
    setLevels: 'ਪੱਧਰ ਬਦਲੋ',
    levelsTitle: (child) => `${child} ਦੇ ਪੱਧਰ`,
    levelsLegend: 'ਪੂਰੇ ਮੰਨੇ ਜਾਂਦੇ ਪੱਧਰ',
    opens: (level) => `ਫਿਰ ਬੱਚਾ ਪੱਧਰ ${level} ਵਿੱਚ ਦਾਖਲਾ ਲੈ ਸਕਦਾ ਹੈ।`,
    saved: (child) => `${child} ਦੀ ਜਾਣਕਾਰੀ ਸੇਵ ਹੋ ਗਈ ਹੈ।`,
  },
}

export const today: typeof english.today = {
  title: 'ਅੱਜ',
  openEnquiries: (count) => `${count} ${count === 1 ? 'ਸਵਾਲ' : 'ਸਵਾਲਾਂ'} ਦਾ ਜਵਾਬ ਬਾਕੀ`,
  unpaid: (count, sum) => `${count} ${count === 1 ? 'ਦਾਖਲੇ' : 'ਦਾਖਲਿਆਂ'} ਦੀ ਫ਼ੀਸ ਬਾਕੀ, ${sum}`,
  allPaid: 'ਸਾਰੀ ਫ਼ੀਸ ਆ ਗਈ ਹੈ',
  newSince: (count, day) => `${day} ਨੂੰ ਤੁਹਾਡੇ ਆਉਣ ਤੋਂ ਬਾਅਦ ${count} ${count === 1 ? 'ਨਵਾਂ ਦਾਖਲਾ' : 'ਨਵੇਂ ਦਾਖਲੇ'}`,
  newThisWeek: (count) => `ਪਿਛਲੇ ਸੱਤ ਦਿਨਾਂ ਵਿੱਚ ${count} ${count === 1 ? 'ਨਵਾਂ ਦਾਖਲਾ' : 'ਨਵੇਂ ਦਾਖਲੇ'}`,
  allEnded: 'ਹੁਣ ਕੋਈ ਸੈਸ਼ਨ ਨਹੀਂ ਚੱਲ ਰਿਹਾ, ਅਤੇ ਅਗਲਾ ਅਜੇ ਨਹੀਂ ਛਪਿਆ।',
  seats: (count, seats) => `${seats} ਵਿੱਚੋਂ ${count}`,
  children,
  over: (count) => `${count} ਵੱਧ`,
  waiting: (count) => `${count} ਉਡੀਕ ਵਿੱਚ`,
  full: 'ਭਰ ਗਿਆ',
  fullOn: (day) => `${day} ਭਰ ਗਿਆ`,
}
