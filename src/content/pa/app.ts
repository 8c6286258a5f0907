import type { words as english } from '../en/app.ts'

export const words: typeof english = {
  broken: {
    title: 'ਇਹ ਪੰਨਾ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ',
    text: 'ਸ਼ਾਇਦ ਇੰਟਰਨੈੱਟ ਬੰਦ ਹੋ ਗਿਆ ਹੈ। ਤੁਸੀਂ ਹੋਰ ਥਾਂ ਜੋ ਲਿਖਿਆ ਹੈ, ਉਹ ਨਹੀਂ ਗੁਆਚਿਆ।',
    reload: 'ਫਿਰ ਖੋਲ੍ਹੋ',
  },
}
