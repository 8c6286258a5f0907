import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { BytesValue } from '../evaluation/values.ts'
import { signature, type Overloads } from './signature.ts'

function table(polynomial: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1
    return value
  })
}

const ieee = table(0xedb88320)
const castagnoli = table(0x82f63b78)

/** A CRC, with its bytes in little-endian order as in production. */
function checksum(bytes: Uint8Array, steps: Uint32Array): Uint8Array {
  let value = 0xffffffff
  for (const byte of bytes) value = (steps[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  const result = new DataView(new ArrayBuffer(4))
  result.setUint32(0, ~value >>> 0, true)
  return new Uint8Array(result.buffer)
}

function digest(algorithm: string): (bytes: Uint8Array) => Uint8Array {
  return (bytes) => Uint8Array.from(createHash(algorithm).update(bytes).digest())
}

/** A hash takes bytes, or a string as its UTF-8. */
function hash(run: (bytes: Uint8Array) => Uint8Array): Overloads {
  return [
    signature(['bytes'], ({ bytes }) => new BytesValue(run(bytes))),
    signature(['string'], (text) => new BytesValue(run(new TextEncoder().encode(text)))),
  ]
}

/** The namespace `hashing`. */
export const hashingFunctions: Record<string, Overloads> = {
  md5: hash(digest('md5')),
  sha256: hash(digest('sha256')),
  crc32: hash((bytes) => checksum(bytes, ieee)),
  crc32c: hash((bytes) => checksum(bytes, castagnoli)),
}

/** Bytes methods: padded base64url and upper-case hexadecimal, as in production. */
export const bytesMethods: Record<string, Overloads> = {
  size: [signature(['bytes'], ({ bytes }) => BigInt(bytes.length))],
  toBase64: [
    signature(['bytes'], ({ bytes }) =>
      Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
    ),
  ],
  toHexString: [signature(['bytes'], ({ bytes }) => Buffer.from(bytes).toString('hex').toUpperCase())],
}
