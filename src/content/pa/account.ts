import type { copy as english } from '../en/account.ts'
import { language } from './language.ts'
import { accountErrors } from './forms.ts'

export const copy: typeof english = {
  greeting: 'ਜੀ ਆਇਆਂ ਨੂੰ',
  reason: {
    enrolIn: (level) => `ਪੱਧਰ ${level} ਵਿੱਚ ਦਾਖਲੇ ਲਈ ਸਾਈਨ ਇਨ ਕਰੋ ਜਾਂ ਖਾਤਾ ਬਣਾਓ।`,
    enrol: 'ਦਾਖਲੇ ਲਈ ਸਾਈਨ ਇਨ ਕਰੋ ਜਾਂ ਖਾਤਾ ਬਣਾਓ।',
    addChild: 'ਬੱਚਾ ਜੋੜਨ ਲਈ ਸਾਈਨ ਇਨ ਕਰੋ ਜਾਂ ਖਾਤਾ ਬਣਾਓ।',
  },
  signIn: {
    pageTitle: 'ਸਾਈਨ ਇਨ',
    title: 'ਸਾਈਨ ਇਨ ਕਰੋ',
    pending: 'ਸਾਈਨ ਇਨ ਹੋ ਰਿਹਾ ਹੈ',
    forgot: 'ਪਾਸਵਰਡ ਭੁੱਲ ਗਏ?',
    panelTitle: `${language.siteName} ’ਤੇ ਪਹਿਲੀ ਵਾਰ ਆਏ ਹੋ?`,
    panelText: 'ਖਾਤਾ ਬਣਾਓ, ਆਪਣੇ ਬੱਚੇ ਜੋੜੋ ਅਤੇ ਉਨ੍ਹਾਂ ਦਾ ਦਾਖਲਾ ਕਰਵਾਓ।',
    signUpInstead: 'ਖਾਤਾ ਬਣਾਓ',
  },
  signUp: {
    title: 'ਖਾਤਾ ਬਣਾਓ',
    pending: 'ਤੁਹਾਡਾ ਖਾਤਾ ਬਣ ਰਿਹਾ ਹੈ',
    short: 'ਅਜੇ ਸਿਰਫ਼ ਖਾਤਾ ਚਾਹੀਦਾ ਹੈ?',
    toShort: 'ਛੋਟਾ ਫ਼ਾਰਮ ਵਰਤੋ।',
    signInInstead: 'ਜਾਂ ਸਾਈਨ ਇਨ ਕਰੋ',
    birthdate: 'ਤੁਹਾਡੀ ਜਨਮ ਤਾਰੀਖ',
    firstChild: 'ਪਹਿਲੇ ਬੱਚੇ ਦੀ ਜਾਣਕਾਰੀ',
    firstChildText: 'ਤੁਸੀਂ ਇਹ ਖਾਲੀ ਛੱਡ ਸਕਦੇ ਹੋ ਅਤੇ ਬੱਚੇ ਬਾਅਦ ਵਿੱਚ ਜੋੜ ਸਕਦੇ ਹੋ।',
    panelTitle: 'ਪਹਿਲਾਂ ਵੀ ਆਏ ਹੋ?',
    panelText: 'ਸਾਈਨ ਇਨ ਕਰੋ ਅਤੇ ਆਪਣੇ ਬੱਚੇ ਤੇ ਉਨ੍ਹਾਂ ਦੇ ਕੋਰਸ ਵੇਖੋ।',
    incomplete: 'ਤੁਹਾਡਾ ਖਾਤਾ ਬਣ ਗਿਆ ਹੈ, ਪਰ ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਸੇਵ ਨਹੀਂ ਹੋ ਸਕੀ। ਤੁਸੀਂ ਇਹ ਕੰਮ ਡੈਸ਼ਬੋਰਡ ’ਤੇ ਪੂਰਾ ਕਰ ਸਕਦੇ ਹੋ।',
  },
  register: {
    title: 'ਰਜਿਸਟਰ ਕਰੋ',
    lead: 'ਇਹ ਤੁਹਾਡੇ ਪਰਿਵਾਰ ਦਾ ਖਾਤਾ ਹੈ। ਇਸ ਤੋਂ ਬਾਅਦ ਤੁਸੀਂ ਆਪਣੇ ਬੱਚੇ ਜੋੜਦੇ ਹੋ ਅਤੇ ਉਨ੍ਹਾਂ ਦਾ ਦਾਖਲਾ ਕਰਵਾਉਂਦੇ ਹੋ।',
    why: {
      name: 'ਤਾਂ ਜੋ ਸਾਨੂੰ ਤੁਹਾਡਾ ਨਾਂ ਪਤਾ ਹੋਵੇ।',
      phoneNumber: 'ਤਾਂ ਜੋ ਅਸੀਂ ਜਮਾਤ ਬਾਰੇ ਤੁਹਾਡੇ ਨਾਲ ਗੱਲ ਕਰ ਸਕੀਏ।',
      email: 'ਇਸ ਨਾਲ ਤੁਸੀਂ ਸਾਈਨ ਇਨ ਕਰਦੇ ਹੋ, ਅਤੇ ਅਸੀਂ ਇਸ ਪਤੇ ’ਤੇ ਲਿਖਦੇ ਹਾਂ।',
    },
    pending: 'ਰਜਿਸਟਰ ਹੋ ਰਿਹਾ ਹੈ',
  },
  reset: {
    lead: 'ਆਪਣਾ ਈਮੇਲ ਪਤਾ ਲਿਖੋ। ਅਸੀਂ ਤੁਹਾਨੂੰ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣਨ ਲਈ ਲਿੰਕ ਭੇਜਾਂਗੇ।',
    submit: 'ਲਿੰਕ ਭੇਜੋ',
    empty: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਈਮੇਲ ਪਤਾ ਲਿਖੋ।',
    failed: 'ਪਾਸਵਰਡ ਬਦਲਣ ਵਾਲੀ ਈਮੇਲ ਨਹੀਂ ਭੇਜੀ ਜਾ ਸਕੀ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    sentTitle: 'ਪਾਸਵਰਡ ਬਦਲਣ ਵਾਲੀ ਈਮੇਲ ਭੇਜ ਦਿੱਤੀ ਹੈ!',
    sent: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣੀ ਈਮੇਲ ਵਿੱਚ ਪਾਸਵਰਡ ਬਦਲਣ ਵਾਲਾ ਲਿੰਕ ਵੇਖੋ।',
  },
  shared: {
    label: 'ਇਹ ਸਾਂਝਾ ਕੰਪਿਊਟਰ ਹੈ',
    hint: 'ਇੱਥੇ ਨਿਸ਼ਾਨ ਲਾਓਗੇ, ਤਾਂ ਇਹ ਟੈਬ ਬੰਦ ਹੁੰਦਿਆਂ ਹੀ ਤੁਸੀਂ ਸਾਈਨ ਆਊਟ ਹੋ ਜਾਓਗੇ।',
  },
  wasSignedOut:
    'ਤੁਸੀਂ ਸਾਈਨ ਆਊਟ ਹੋ ਗਏ ਸੀ। ਦੁਬਾਰਾ ਸਾਈਨ ਇਨ ਕਰਨ ’ਤੇ ਤੁਸੀਂ ਉੱਥੋਂ ਹੀ ਅੱਗੇ ਚੱਲੋਗੇ ਜਿੱਥੇ ਸੀ। ਜੇ ਤੁਸੀਂ ਈਮੇਲ ਪਤਾ ਬਦਲਿਆ ਹੈ, ਤਾਂ ਨਵਾਂ ਵਰਤੋ।',
  errorTitle: 'ਗਲਤੀ!',
  signInErrors: {
    'user-not-found': 'ਇਸ ਈਮੇਲ ਦਾ ਕੋਈ ਖਾਤਾ ਨਹੀਂ ਮਿਲਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਈਮੇਲ ਜਾਂਚੋ ਜਾਂ ਖਾਤਾ ਬਣਾਓ।',
    'wrong-password': accountErrors.wrongPassword,
    'invalid-email': accountErrors.invalidEmail,
    other: 'ਸਾਈਨ ਇਨ ਨਹੀਂ ਹੋਇਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  signUpErrors: {
    'invalid-email': accountErrors.invalidEmail,
    'email-already-in-use': accountErrors.emailInUse,
    other: 'ਖਾਤਾ ਨਹੀਂ ਬਣਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
}

export const descriptions = {
  login: 'ਆਪਣੇ ਬੱਚੇ ਅਤੇ ਉਨ੍ਹਾਂ ਦੇ ਕੋਰਸ ਵੇਖਣ ਲਈ ਸਾਈਨ ਇਨ ਕਰੋ, ਜਾਂ ਆਪਣੇ ਪਰਿਵਾਰ ਲਈ ਖਾਤਾ ਬਣਾਓ।',
  register: 'ਆਪਣੇ ਪਰਿਵਾਰ ਲਈ ਖਾਤਾ ਬਣਾਓ, ਆਪਣੇ ਬੱਚੇ ਜੋੜੋ ਅਤੇ ਉਨ੍ਹਾਂ ਦਾ ਕੋਰਸ ਵਿੱਚ ਦਾਖਲਾ ਕਰਵਾਓ।',
}
