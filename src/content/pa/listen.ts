import type { words as english } from '../en/listen.ts'

export const words: typeof english = {
  listen: 'ਸੁਣੋ',
}
