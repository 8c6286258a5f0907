import { expect, it } from 'vitest'
import { localAddress } from './local-address.ts'

it.each(['127.0.0.1:8080', 'localhost:1', 'backend:65535'])('%s is an address of a local backend', (text) => {
  expect(localAddress(text, '--firestore', '127.0.0.1:8080')).toBe(text)
})

it.each(['x', ':8080', '127.0.0.1:0', '127.0.0.1:65536', 'http://a:1', 'a b:1'])(
  '%s is refused in one sentence',
  (text) => {
    expect(() => localAddress(text, '--firestore', '127.0.0.1:8080')).toThrow(
      `--firestore must be HOST:PORT, such as 127.0.0.1:8080, not ${text}.`,
    )
  },
)
