import { Buffer } from 'node:buffer'
import { signature, type Overloads } from './signature.ts'

/** Bytes methods (B.4): base64 in the URL alphabet and padded, hexadecimal in upper case, as production writes them. */
export const bytesMethods: Record<string, Overloads> = {
  size: [signature(['bytes'], ({ bytes }) => BigInt(bytes.length))],
  toBase64: [
    signature(['bytes'], ({ bytes }) =>
      Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
    ),
  ],
  toHexString: [signature(['bytes'], ({ bytes }) => Buffer.from(bytes).toString('hex').toUpperCase())],
}
