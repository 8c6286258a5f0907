import { site } from '#content/site.ts'
import { formatList } from './format.ts'
import type * as english from '../en/dashboard.ts'
import { language } from './language.ts'

export const copy: typeof english.copy = {
  pageTitle: 'ਡੈਸ਼ਬੋਰਡ',
  greeting: 'ਜੀ ਆਇਆਂ ਨੂੰ',
  // The greeting above it says welcome.
  welcome: (firstName) => (firstName === '' ? 'ਤੁਹਾਡਾ ਡੈਸ਼ਬੋਰਡ' : `${firstName} ਜੀ`),
  signOut: 'ਸਾਈਨ ਆਊਟ ਕਰੋ',
  signOutFailed: 'ਸਾਈਨ ਆਊਟ ਨਹੀਂ ਹੋਇਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  students: {
    title: 'ਤੁਹਾਡੇ ਬੱਚੇ',
    add: 'ਨਵਾਂ ਬੱਚਾ ਜੋੜੋ',
    addSeveral: 'ਇੱਕ ਤੋਂ ਬਾਅਦ ਇੱਕ ਬੱਚਾ ਜੋੜੋ',
    empty: 'ਅਜੇ ਕੋਈ ਬੱਚਾ ਨਹੀਂ ਹੈ',
    addFirst: 'ਪਹਿਲੇ ਬੱਚੇ ਦੀ ਜਾਣਕਾਰੀ ਜੋੜੋ।',
    added: (name) => `${name} ਦਾ ਨਾਂ ਤੁਹਾਡੀ ਸੂਚੀ ਵਿੱਚ ਹੈ।`,
    columns: {
      firstName: 'ਪਹਿਲਾ ਨਾਂ',
      middleName: 'ਵਿਚਕਾਰਲਾ ਨਾਂ',
      lastName: 'ਆਖਰੀ ਨਾਂ',
      age: 'ਉਮਰ',
      birthdate: 'ਜਨਮ ਤਾਰੀਖ',
      email: 'ਈਮੇਲ',
      phoneNumber: 'ਫ਼ੋਨ',
    },
    unknownAge: 'ਪਤਾ ਨਹੀਂ',
    levels: (done, joined, all) =>
      `${all} ਵਿੱਚੋਂ ${done} ਪੱਧਰ ${done === 1 ? 'ਪੂਰਾ' : 'ਪੂਰੇ'}${joined === 0 ? '' : `, ${joined} ਵਿੱਚ ਦਾਖਲ`}`,
    joined: (levels) => `ਪੱਧਰ ${formatList(levels.map(String))} ਵਿੱਚ ਦਾਖਲ`,
    unnamed: 'ਇਸ ਬੱਚੇ',
    edit: {
      open: 'ਬਦਲੋ',
      label: (name) => `${name} ਦੀ ਜਾਣਕਾਰੀ ਬਦਲੋ`,
      title: (name) => `${name} ਦੀ ਜਾਣਕਾਰੀ ਬਦਲੋ`,
      lead: 'ਠੀਕ ਕੀਤਾ ਨਾਂ ਤੁਹਾਡੇ ਦਾਖਲਿਆਂ ਵਿੱਚ ਵੀ ਦਿਸੇਗਾ।',
      submit: 'ਸੇਵ ਕਰੋ',
      pending: 'ਸੇਵ ਹੋ ਰਿਹਾ ਹੈ',
      saved: (name) => `${name} ਦੀ ਜਾਣਕਾਰੀ ਸੇਵ ਹੋ ਗਈ ਹੈ।`,
      gone: (name) => `${name} ਦਾ ਨਾਂ ਹੁਣ ਤੁਹਾਡੀ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ ਹੈ। ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ।`,
      failed: 'ਤਬਦੀਲੀਆਂ ਸੇਵ ਨਹੀਂ ਹੋ ਸਕੀਆਂ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    },
    remove: {
      open: (name) => `${name} ਨੂੰ ਹਟਾਓ…`,
      title: (name) => `${name} ਨੂੰ ਹਟਾਉਣਾ ਹੈ?`,
      text: (name) =>
        `${name} ਦਾ ਨਾਂ ਤੁਹਾਡੀ ਸੂਚੀ ਵਿੱਚੋਂ ਹਟ ਜਾਵੇਗਾ, ਅਤੇ ਉੱਥੇ ਰੱਖੀ ਜਾਣਕਾਰੀ ਮਿਟਾ ਦਿੱਤੀ ਜਾਵੇਗੀ। ਜੇ ਤੁਸੀਂ ਕੋਈ ਦਾਖਲਾ ਵਾਪਸ ਲਿਆ ਸੀ, ਤਾਂ ਉਸ ਦੇ ਰਿਕਾਰਡ ਵਿੱਚ ਨਾਂ ਰਹੇਗਾ। ਤੁਸੀਂ ${name} ਨੂੰ ਕਿਸੇ ਵੀ ਵੇਲੇ ਦੁਬਾਰਾ ਜੋੜ ਸਕਦੇ ਹੋ।`,
      submit: (name) => `${name} ਨੂੰ ਹਟਾਓ`,
      pending: 'ਹਟਾ ਰਹੇ ਹਾਂ',
      keep: (name) => `${name} ਨੂੰ ਸੂਚੀ ਵਿੱਚ ਰੱਖੋ`,
      removed: (name) => `${name} ਨੂੰ ਹਟਾ ਦਿੱਤਾ ਗਿਆ ਹੈ।`,
      failed: `ਇਹ ਨਹੀਂ ਹੋ ਸਕਿਆ, ਅਤੇ ਕੁਝ ਨਹੀਂ ਹਟਾਇਆ ਗਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ${site.email} ’ਤੇ ਲਿਖੋ।`,
      obstructed: (name) => `ਹੁਣ ${name} ਦਾ ਦਾਖਲਾ ਹੋਇਆ ਹੈ ਜਾਂ ਪੱਧਰ ਦਰਜ ਹੈ, ਇਸ ਲਈ ਉਸ ਨੂੰ ਨਹੀਂ ਹਟਾਇਆ ਗਿਆ।`,
      obstacles: {
        registration: (name) =>
          `${name} ਦਾ ਦਾਖਲਾ ਹੋਇਆ ਹੈ। ਪਹਿਲਾਂ ‘ਤੁਹਾਡੇ ਦਾਖਲੇ’ ਵਿੱਚ ਉਹ ਵਾਪਸ ਲਓ; ਫਿਰ ਤੁਸੀਂ ${name} ਨੂੰ ਹਟਾ ਸਕਦੇ ਹੋ। ਜੇ ਵਾਪਸ ਨਹੀਂ ਲਿਆ ਜਾ ਸਕਦਾ, ਤਾਂ ਇਸ ਪਤੇ ’ਤੇ ਲਿਖੋ:`,
        level: (name) =>
          `ਸਕੂਲ ਨੇ ${name} ਲਈ ਪੱਧਰ ਦਰਜ ਕੀਤਾ ਹੈ। ਜਿਸ ਬੱਚੇ ਦਾ ਪੱਧਰ ਦਰਜ ਹੈ, ਉਸ ਨੂੰ ਸਿਰਫ਼ ਸਕੂਲ ਹਟਾ ਸਕਦਾ ਹੈ। ਇਸ ਪਤੇ ’ਤੇ ਲਿਖੋ:`,
      },
    },
  },
  registrations: {
    title: 'ਤੁਹਾਡੇ ਦਾਖਲੇ',
    browse: 'ਕੋਰਸ ਵੇਖੋ',
    empty: 'ਅਜੇ ਕੋਈ ਦਾਖਲਾ ਨਹੀਂ ਹੈ',
    next: 'ਕੋਰਸ ਚੁਣੋ ਅਤੇ ਆਪਣੇ ਬੱਚੇ ਦਾ ਦਾਖਲਾ ਕਰਵਾਓ।',
    columns: { student: 'ਬੱਚਾ', age: 'ਉਮਰ', course: 'ਕੋਰਸ' },
    unknownStudent: 'ਨਾਂ ਪਤਾ ਨਹੀਂ',
    unknownCourse: 'ਅਣਜਾਣ ਕੋਰਸ',
    unknownAge: 'ਪਤਾ ਨਹੀਂ',
    confirmation: 'ਦਾਖਲੇ ਦੀ ਪੁਸ਼ਟੀ ਵੇਖੋ',
    paid: (day) => `ਫ਼ੀਸ ${day} ਨੂੰ ਭਰੀ ਗਈ`,
    nextClass: 'ਅਗਲੀ ਜਮਾਤ:',
    toPay: (amount, before) => `ਫ਼ੀਸ ${amount} ਭਰਨੀ ਹੈ${before === '' ? '' : `, ${before} ਤੋਂ ਪਹਿਲਾਂ`}`,
    due: 'ਫ਼ੀਸ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਭਰਨੀ ਬਾਕੀ ਹੈ। ਉਸ ਵਿੱਚ ਹਵਾਲਾ ਨੰਬਰ ਲਿਖੋ।',
    dueFor: (level, names, amount, before) =>
      `${level}, ${formatList(names)}: ${amount}${before === '' ? '' : `, ${before} ਤੋਂ ਪਹਿਲਾਂ`}। ਹਵਾਲਾ ਨੰਬਰ`,
  },
  days: {
    open: 'ਦਿਨ ਬਦਲੋ',
    title: (student, level) => `${student}, ${level}: ਕਿਹੜੇ ਦਿਨ?`,
    stays: 'ਫ਼ੀਸ, ਹਵਾਲਾ ਨੰਬਰ ਅਤੇ ਭੁਗਤਾਨ ਉਹੀ ਰਹਿਣਗੇ। ਸੈਸ਼ਨ ਸ਼ੁਰੂ ਹੋਣ ਤੱਕ ਦਿਨ ਬਦਲੇ ਜਾ ਸਕਦੇ ਹਨ।',
    submit: 'ਦਿਨ ਸੇਵ ਕਰੋ',
    pending: 'ਸੇਵ ਹੋ ਰਹੇ ਹਨ',
    done: (student, days) => `${student} ਦੇ ਦਿਨ: ${days}।`,
    failed: 'ਦਿਨ ਨਹੀਂ ਬਦਲੇ ਜਾ ਸਕੇ। ਕਿਰਪਾ ਕਰਕੇ ਪੰਨਾ ਦੁਬਾਰਾ ਖੋਲ੍ਹ ਕੇ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  withdrawal: {
    open: 'ਦਾਖਲਾ ਵਾਪਸ ਲਓ',
    title: (student, course) => `ਦਾਖਲਾ ਵਾਪਸ ਲੈਣਾ ਹੈ? ${student}, ${course}`,
    placeGoes: 'ਥਾਂ ਉਸੇ ਵੇਲੇ ਖਾਲੀ ਹੋ ਜਾਵੇਗੀ।',
    levelGoes: (level) => `${level} ਫੁੱਲ ਵਿੱਚੋਂ ਹਟ ਜਾਵੇਗਾ।`,
    levelStays: (level) => `${level} ਫੁੱਲ ਵਿੱਚ ਰਹੇਗਾ, ਕਿਉਂਕਿ ਤੁਹਾਡੇ ਬੱਚੇ ਨੂੰ ਇਹ ਪਹਿਲਾਂ ਹੀ ਮਿਲ ਚੁੱਕਾ ਸੀ।`,
    nothingOwed: 'ਫਿਰ ਇਸ ਦੀ ਕੋਈ ਫ਼ੀਸ ਨਹੀਂ ਭਰਨੀ ਪਵੇਗੀ।',
    paid: () => `ਤੁਸੀਂ ਇਸ ਦੀ ਫ਼ੀਸ ਭਰੀ ਹੈ: ਆਪਣੇ ਪੈਸਿਆਂ ਬਾਰੇ ਸਾਨੂੰ ਲਿਖੋ। ${language.refunds}`.trim(),
    again: 'ਸੈਸ਼ਨ ਖਤਮ ਹੋਣ ਤੱਕ ਤੁਸੀਂ ਦੁਬਾਰਾ ਦਾਖਲਾ ਲੈ ਸਕਦੇ ਹੋ।',
    submit: 'ਦਾਖਲਾ ਵਾਪਸ ਲਓ',
    pending: 'ਵਾਪਸ ਲੈ ਰਹੇ ਹਾਂ',
    keep: 'ਥਾਂ ਪੱਕੀ ਰੱਖੋ',
    close: 'ਬੰਦ ਕਰੋ',
    begun: (day) => `ਕੋਰਸ ${day} ਨੂੰ ਸ਼ੁਰੂ ਹੋ ਗਿਆ ਸੀ, ਇਸ ਲਈ ਹੁਣ ਸਿਰਫ਼ ਸਕੂਲ ਤੁਹਾਡੇ ਬੱਚੇ ਦਾ ਦਾਖਲਾ ਰੱਦ ਕਰ ਸਕਦਾ ਹੈ।`,
    noTerm: 'ਇਸ ਕੋਰਸ ਵਿੱਚ ਤੁਹਾਡੇ ਬੱਚੇ ਦਾ ਦਾਖਲਾ ਸਿਰਫ਼ ਸਕੂਲ ਰੱਦ ਕਰ ਸਕਦਾ ਹੈ।',
    later: (student, course) =>
      `ਇਸ ਤੋਂ ਬਾਅਦ ਵਾਲੇ ਕੋਰਸ ਵਿੱਚ ਵੀ ਦਾਖਲਾ ਹੈ: ${student}, ${course}। ਪਹਿਲਾਂ ਉਹ ਦਾਖਲਾ ਵਾਪਸ ਲਓ। ਕੋਈ ਸਵਾਲ ਹੈ?`,
    write: 'ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਪਤੇ ’ਤੇ ਲਿਖੋ:',
    call: (phone) => `ਜਾਂ ਫ਼ੋਨ ਕਰੋ: ${phone}`,
    done: (student, course) => `ਦਾਖਲਾ ਵਾਪਸ ਲੈ ਲਿਆ ਗਿਆ ਹੈ: ${student}, ${course}।`,
    failed: 'ਦਾਖਲਾ ਵਾਪਸ ਨਹੀਂ ਲਿਆ ਜਾ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਪੰਨਾ ਦੁਬਾਰਾ ਖੋਲ੍ਹ ਕੇ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  firstSteps: {
    title: 'ਜਮਾਤ ਦੇ ਪਹਿਲੇ ਦਿਨ ਤੱਕ ਤਿੰਨ ਛੋਟੇ ਕਦਮ',
    steps: [
      { title: 'ਆਪਣਾ ਬੱਚਾ ਜੋੜੋ', text: 'ਸਾਨੂੰ ਸਿਰਫ਼ ਨਾਂ ਅਤੇ ਜਨਮ ਤਾਰੀਖ ਚਾਹੀਦੀ ਹੈ।' },
      { title: 'ਪੱਧਰ ਚੁਣੋ', text: 'ਪੱਧਰ 1 ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ, ਜਾਂ ਸਾਨੂੰ ਪੁੱਛੋ ਕਿਹੜਾ ਠੀਕ ਹੈ।' },
      { title: 'ਦਾਖਲਾ ਲਓ', text: 'ਫ਼ੀਸ ਵੇਖੋ, ਪੱਕਾ ਕਰੋ, ਬੱਸ।' },
    ],
  },
  verify: {
    text: (email) =>
      `ਕਿਰਪਾ ਕਰਕੇ ਆਪਣੇ ਈਮੇਲ ਪਤੇ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ। ਅਸੀਂ ਦਾਖਲਿਆਂ ਬਾਰੇ ਸਿਰਫ਼ ਪੁਸ਼ਟੀ ਹੋਏ ਪਤਿਆਂ ’ਤੇ ਲਿਖਦੇ ਹਾਂ। ਅਸੀਂ ${email} ’ਤੇ ਜੋ ਲਿੰਕ ਭੇਜਦੇ ਹਾਂ, ਉਹ ਖੋਲ੍ਹੋ।`,
    missing: 'ਈਮੇਲ ਨਹੀਂ ਆਈ?',
    again: 'ਦੁਬਾਰਾ ਭੇਜੋ',
    pending: 'ਭੇਜ ਰਹੇ ਹਾਂ',
    sent: 'ਲਿੰਕ ਭੇਜ ਦਿੱਤਾ ਹੈ। ਪਹੁੰਚਣ ਵਿੱਚ ਕੁਝ ਮਿੰਟ ਲੱਗ ਸਕਦੇ ਹਨ।',
    failed: 'ਲਿੰਕ ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਕੁਝ ਮਿੰਟਾਂ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  details: {
    title: 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ',
    names: { name: 'ਨਾਂ', email: 'ਈਮੇਲ', phoneNumber: 'ਫ਼ੋਨ' },
    edit: 'ਆਪਣੀ ਜਾਣਕਾਰੀ ਬਦਲੋ',
    submit: 'ਸੇਵ ਕਰੋ',
    pending: 'ਸੇਵ ਹੋ ਰਿਹਾ ਹੈ',
    saved: 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਸੇਵ ਹੋ ਗਈ ਹੈ।',
    failed: 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਸੇਵ ਨਹੀਂ ਹੋ ਸਕੀ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  profile: {
    title: 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਅਜੇ ਸੇਵ ਨਹੀਂ ਹੋਈ।',
    text: 'ਸਾਨੂੰ ਆਪਣਾ ਨਾਂ ਅਤੇ ਫ਼ੋਨ ਨੰਬਰ ਦੱਸੋ, ਤਾਂ ਜੋ ਅਸੀਂ ਤੁਹਾਡੇ ਨਾਲ ਗੱਲ ਕਰ ਸਕੀਏ।',
    name: 'ਤੁਹਾਡਾ ਨਾਂ',
    submit: 'ਮੇਰੀ ਜਾਣਕਾਰੀ ਸੇਵ ਕਰੋ',
    pending: 'ਸੇਵ ਹੋ ਰਿਹਾ ਹੈ',
    failed: 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਸੇਵ ਨਹੀਂ ਹੋ ਸਕੀ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    saved: 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਸੇਵ ਹੋ ਗਈ ਹੈ।',
  },
}

const exists = 'ਇਹ ਬੱਚਾ ਪਹਿਲਾਂ ਹੀ ਸੂਚੀ ਵਿੱਚ ਹੈ!'
const added = 'ਬੱਚੇ ਦਾ ਨਾਂ ਜੁੜ ਗਿਆ ਹੈ!'
const failed = 'ਬੱਚੇ ਦਾ ਨਾਂ ਨਹੀਂ ਜੁੜ ਸਕਿਆ।'

export const students: typeof english.students = {
  submit: 'ਬੱਚਾ ਜੋੜੋ',
  pending: 'ਜੋੜ ਰਹੇ ਹਾਂ',
  storedEarlier: (name) =>
    `${name} ਦਾ ਨਾਂ ਪਿਛਲੀ ਕੋਸ਼ਿਸ਼ ਵਿੱਚ ਹੀ ਜੁੜ ਗਿਆ ਸੀ। ਨਾਂ ਅਤੇ ਜਨਮ ਤਾਰੀਖ ਤੁਸੀਂ ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਬਦਲ ਸਕਦੇ ਹੋ।`,
  lead: 'ਸਾਨੂੰ ਸਿਰਫ਼ ਨਾਂ ਅਤੇ ਜਨਮ ਤਾਰੀਖ ਚਾਹੀਦੀ ਹੈ।',
  dashboard: {
    title: 'ਨਵਾਂ ਬੱਚਾ ਜੋੜੋ',
    missing: 'ਕਿਰਪਾ ਕਰਕੇ ਸਾਰੇ ਖਾਨੇ ਭਰੋ।',
    duplicate: exists,
    added,
    failed,
  },
  enrol: {
    title: 'ਬੱਚਾ ਜੋੜੋ',
    missing: 'ਕਿਰਪਾ ਕਰਕੇ ਬੱਚੇ ਦਾ ਪੂਰਾ ਨਾਂ ਅਤੇ ਜਨਮ ਤਾਰੀਖ ਦੋਵੇਂ ਲਿਖੋ।',
    duplicate: 'ਇਹ ਬੱਚਾ ਪਹਿਲਾਂ ਹੀ ਸੂਚੀ ਵਿੱਚ ਹੈ।',
    added,
    failed,
  },
  page: {
    title: 'ਬੱਚਾ ਜੋੜੋ',
    lead: 'ਅਗਲੇ ਬੱਚੇ ਲਈ ਫ਼ਾਰਮ ਇੱਥੇ ਹੀ ਖੁੱਲ੍ਹਾ ਰਹੇਗਾ।',
    isThere: (name) => `${name} ਹੁਣ ਤੁਹਾਡੇ ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਹੈ।`,
    missing: 'ਕਿਰਪਾ ਕਰਕੇ ਸਾਰੇ ਲਾਜ਼ਮੀ ਖਾਨੇ ਭਰੋ: ਪਹਿਲਾ ਨਾਂ, ਆਖਰੀ ਨਾਂ, ਉਮਰ ਅਤੇ ਜਨਮ ਤਾਰੀਖ।',
    duplicate: exists,
    added,
    failed,
    ageReplaced: (typed, computed) =>
      `ਤੁਸੀਂ ${typed} ਲਿਖਿਆ; ਜਨਮ ਤਾਰੀਖ ਤੋਂ ਉਮਰ ${computed} ਬਣਦੀ ਹੈ, ਅਤੇ ਅਸੀਂ ਇਹੀ ਰੱਖਾਂਗੇ।`,
    toDashboard: 'ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਵਾਪਸ',
  },
}
