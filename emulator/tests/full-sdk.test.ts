import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, doc, getFirestore, setDoc, setLogLevel } from 'firebase/firestore'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startFirestore } from '../src/server.ts'
import { sendRequest } from '../testing/rest.ts'

setLogLevel('silent')

/** A server, and what it logs. */
async function startLogged() {
  const logged: string[] = []
  const server = await startFirestore({ port: 0, log: (line) => logged.push(line) })
  onTestFinished(() => server.stop())
  return { ...server, logged, origin: `http://${server.host}:${server.port}` }
}

const channel = '/google.firestore.v1.Firestore'
const pointer = expect.stringMatching(/firebase\/firestore\/lite/) as unknown

test.each([
  ['listens', `${channel}/Listen/channel?VER=8&database=projects%2Fp`, {}],
  ['writes', `${channel}/Write/channel`, {}],
  ['speaks gRPC over HTTP/1.1', `${channel}/Commit`, { 'Content-Type': 'application/grpc-web+proto' }],
])('a server says once that it has no streams when a client %s', async (_, path, headers) => {
  const { logged, origin } = await startLogged()
  await sendRequest(origin, 'GET', '/v1/projects/p/databases/d/documents/Listen/channel')
  expect(logged).toEqual([])
  for (let times = 0; times < 3; times += 1) {
    expect((await sendRequest(origin, 'POST', path, { headers, body: '' })).status).toBe(404)
  }
  expect(logged).toEqual([pointer])
})

test('a server says once that it has no streams when the full SDK speaks gRPC to it', async () => {
  const { logged, host, port } = await startLogged()
  const app = initializeApp({ projectId: 'demo-full-sdk', apiKey: 'none' })
  onTestFinished(() => deleteApp(app))
  const firestore = getFirestore(app)
  connectFirestoreEmulator(firestore, host, port)
  // These never resolve, which is why the server prints a message.
  void setDoc(doc(firestore, 'c/a'), {})
  void setDoc(doc(firestore, 'c/b'), {})
  await vi.waitFor(() => expect(logged).toEqual([pointer]), { timeout: 20_000 })
})
