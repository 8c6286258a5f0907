import { inject } from 'vitest'

type Kind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL'

/** The links in the mails of this kind that the Auth emulator has sent to an address. */
export async function linksSentTo(email: string, requestType: Kind): Promise<string[]> {
  const { host, port } = inject('auth')
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/demo-tests/oobCodes`)
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[]
  }
  return oobCodes
    .filter((code) => code.email === email && code.requestType === requestType)
    .map(({ oobLink }) => oobLink)
}

/** Opens the link of the last such mail of the account with this address, as its reader would. */
export async function openVerificationLink(email: string, kind: Kind = 'VERIFY_EMAIL'): Promise<void> {
  const link = (await linksSentTo(email, kind)).at(-1)
  if (link === undefined) throw new Error(`No verification mail went to ${email}.`)
  await fetch(link)
}
