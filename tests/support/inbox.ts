// The inbox of the contact form, read with Node's own client: the pages' fetch rightly keeps other origins out.
import { request } from 'node:http'
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

function ask(method: 'GET' | 'DELETE'): Promise<string> {
  return new Promise((resolve, reject) => {
    const { host, port } = inject('forms')
    request({ host, port, method, path: '/messages' }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (part: string) => (body += part))
      answer.on('end', () => resolve(body))
    })
      .on('error', reject)
      .end()
  })
}
