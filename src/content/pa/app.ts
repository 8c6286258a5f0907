import type { words as english } from '../en/app.ts'

export const words: typeof english = {
  broken: {
    title: 'ਇਹ ਪੰਨਾ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ',
    text: 'ਸ਼ਾਇਦ ਇੰਟਰਨੈੱਟ ਟੁੱਟ ਗਿਆ ਹੈ। ਹੋਰ ਥਾਂ ਲਿਖਿਆ ਤੁਹਾਡਾ ਕੁਝ ਨਹੀਂ ਗੁਆਚਿਆ।',
    reload: 'ਫਿਰ ਖੋਲ੍ਹੋ',
  },
}
