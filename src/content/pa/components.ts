import type { words as english } from '../en/components.ts'

export const words: typeof english = {
  sending: 'ਭੇਜ ਰਹੇ ਹਾਂ',
  loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  okay: 'ਠੀਕ ਹੈ',
  close: 'ਬੰਦ ਕਰੋ',
  needsScript: 'ਇਸ ਲਈ ਜਾਵਾਸਕ੍ਰਿਪਟ ਚਾਹੀਦੀ ਹੈ, ਜੋ ਇੱਥੇ ਬੰਦ ਹੈ ਜਾਂ ਨਹੀਂ ਖੁੱਲ੍ਹੀ। ਤੁਸੀਂ ਸਾਨੂੰ ਈਮੇਲ ਕਰ ਸਕਦੇ ਹੋ:',
  reconnecting: 'ਇੰਟਰਨੈੱਟ ਦੁਬਾਰਾ ਜੁੜ ਰਿਹਾ ਹੈ। ਇਹ ਪੰਨਾ ਆਪੇ ਪੂਰਾ ਖੁੱਲ੍ਹ ਜਾਵੇਗਾ।',
  tryAgain: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  notLoaded: 'ਪੰਨੇ ਦਾ ਇਹ ਹਿੱਸਾ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਵੇਖੋ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
}
