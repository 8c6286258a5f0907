import type { words as english } from '../en/evaluation.ts'

export const words: typeof english = {
  title: 'ਪੱਧਰ ਦੀ ਪਰਖ ਲਈ ਲਿਖੋ',
  lead: 'ਸਾਨੂੰ ਦੱਸੋ ਕਿ ਤੁਹਾਡਾ ਬੱਚਾ ਕੀ ਬੋਲ ਅਤੇ ਪੜ੍ਹ ਸਕਦਾ ਹੈ। ਅਸੀਂ ਠੀਕ ਪੱਧਰ ਦੱਸਾਂਗੇ।',
  child: 'ਪਰਖ ਕਿਸ ਬੱਚੇ ਲਈ ਹੈ?',
  nobody: 'ਬੱਚਾ ਚੁਣੋ',
  another: 'ਕੋਈ ਹੋਰ ਬੱਚਾ',
  notChosen: 'ਕਿਰਪਾ ਕਰਕੇ ਬੱਚਾ ਚੁਣੋ।',
  name: 'ਤੁਹਾਡਾ ਨਾਂ',
  comment: 'ਤੁਹਾਡਾ ਬੱਚਾ ਕੀ ਬੋਲ ਅਤੇ ਪੜ੍ਹ ਸਕਦਾ ਹੈ?',
  submit: 'ਭੇਜੋ',
  pending: 'ਭੇਜ ਰਹੇ ਹਾਂ',
  cancel: 'ਰੱਦ ਕਰੋ',
  missing: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਨਾਂ ਅਤੇ ਈਮੇਲ ਦੋਵੇਂ ਲਿਖੋ।',
  sent: 'ਧੰਨਵਾਦ! ਅਸੀਂ ਤੁਹਾਨੂੰ ਲਿਖ ਕੇ ਦੱਸਾਂਗੇ ਕਿ ਕਿਹੜਾ ਪੱਧਰ ਠੀਕ ਹੈ।',
  failed: 'ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  request: (student, course) =>
    `ਪੱਧਰ ਦੀ ਪਰਖ ਚਾਹੀਦੀ ਹੈ।${student === '' ? '' : ` ਬੱਚਾ: ${student}।`} ਕੋਰਸ: ${course}।`,
}
