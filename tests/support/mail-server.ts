import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** An SMTP server for the test that calls this. */
export class MailServer {
  /** The letters that came, with their heads decoded. */
  readonly received: { to: string | undefined; head: string; text: string }[] = []
  /** The code by which it refuses letters to an address; `undefined` where it takes them. */
  refuses: (address: string) => number | undefined = () => undefined
  /** What happens when it has read a letter, before it says so. */
  meanwhile: () => unknown = () => undefined

  /** @returns its address, for `SMTP_URL`. */
  async start(): Promise<string> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _, done) => {
        const responseCode = this.refuses(address)
        const refusal = Object.assign(new Error(`<${address}> is unknown here`), { responseCode })
        done(responseCode === undefined ? null : refusal)
      },
      onData: (stream, { envelope }, done) => {
        void text(stream).then((message) => {
          const [head = '', body = ''] = message.split(/\r\n\r\n(.*)/s)
          const written = head.includes('base64') ? Buffer.from(body, 'base64').toString() : body
          this.received.push({ to: envelope.rcptTo[0]?.address, head: decode(head), text: written })
          if (this.meanwhile() === 'break off') server.connections.forEach((one) => one.close())
          else done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => server.close())
    return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  }
}

/** Words beyond ASCII are encoded (RFC 2047), and long lines folded. */
function decode(head: string): string {
  const lines = head.replace(/\?=\r\n\s+(?==\?)/g, '?=').replace(/\r\n\s+/g, ' ')
  return lines.replace(/=\?UTF-8\?B\?(.*?)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString())
}
