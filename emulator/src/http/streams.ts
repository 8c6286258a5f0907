import type { IncomingMessage } from 'node:http'

const channel = /^\/google\.firestore\.v1(?:beta1)?\.Firestore\/(?:Listen|Write)\/channel(?:\?|$)/

/** Printed when a client tries to open a stream. */
export const noStreams =
  'ERROR: a client of the full SDK, firebase/firestore, has called and waits for ever, because this server has no streams ' +
  '(Listen, Write, gRPC). Import firebase/firestore/lite instead; firebase-admin needs preferRest.'

/** Whether a request opens a stream: a channel of the full SDK in a browser, or gRPC over HTTP/1.1. */
export function isStream({ url = '', headers }: IncomingMessage): boolean {
  return channel.test(url) || headers['content-type']?.startsWith('application/grpc') === true
}

/** Whether a connection could not be parsed because it is HTTP/2, which gRPC uses. */
export function isHttp2({ rawPacket }: Error & { rawPacket?: Buffer }): boolean {
  return rawPacket?.toString('latin1').startsWith('PRI * HTTP/2') === true
}
