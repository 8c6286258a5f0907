import type { words as english } from '../en/form.ts'

export const words: typeof english = {
  optional: 'ਲਾਜ਼ਮੀ ਨਹੀਂ',
  show: 'ਵਿਖਾਓ',
  hide: 'ਲੁਕਾਓ',
  showPassword: 'ਪਾਸਵਰਡ ਵਿਖਾਓ',
  hidePassword: 'ਪਾਸਵਰਡ ਲੁਕਾਓ',
  unknownOutcome:
    'ਅਸੀਂ ਸਕੂਲ ਨਾਲ ਜੁੜ ਕੇ ਇਹ ਨਹੀਂ ਵੇਖ ਸਕੇ ਕਿ ਕੰਮ ਹੋਇਆ ਜਾਂ ਨਹੀਂ। ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਪੰਨਾ ਖੁੱਲ੍ਹਾ ਰੱਖੋ: ਅਸੀਂ ਆਪੇ ਫਿਰ ਵੇਖਦੇ ਹਾਂ, ਅਤੇ ਕੁਝ ਵੀ ਦੋ ਵਾਰ ਸੇਵ ਨਹੀਂ ਹੁੰਦਾ।',
  outsideAges: (birthdate, name, age) =>
    `ਕੀ ${birthdate} ਠੀਕ ਹੈ? ਇਸ ਨਾਲ ${name === '' ? 'ਤੁਹਾਡੇ ਬੱਚੇ' : name} ਦੀ ਉਮਰ ${age} ਸਾਲ ਬਣਦੀ ਹੈ। ਸਾਡੇ ਕੋਰਸ 6 ਤੋਂ 12 ਸਾਲ ਦੇ ਬੱਚਿਆਂ ਲਈ ਹਨ; ਫਿਰ ਵੀ ਤੁਸੀਂ ਅੱਗੇ ਵਧ ਸਕਦੇ ਹੋ।`,
}
