// The inbox of the contact form, read with Node's own client: the pages' fetch rightly keeps other origins out.
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import type { FormMessage } from '#tools/local/inbox.ts'

/** What has arrived, oldest first. */
export async function messagesArrived(): Promise<FormMessage[]> {
  return (JSON.parse(await ask('GET')) as { messages: FormMessage[] }).messages
}

/** Throws away what has arrived. */
export async function emptyInbox(): Promise<void> {
  await ask('DELETE')
}

async function ask(method: 'GET' | 'DELETE'): Promise<string> {
  const { host, port } = inject('forms')
  const asked = request({ host, port, method, path: '/messages' }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return text(answer)
}
