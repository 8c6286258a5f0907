import type { UserRecord } from 'firebase-admin/auth'
import { openAccounts, readAccounts } from './accounts.ts'
import { normalizeAddress, parseAddress } from './erasure/personal-data.ts'
import { answered } from './failures.ts'
import { connect, type Options } from './firebase.ts'
import { formatMoment } from './school-time.ts'
import { confirmWrite, printable, SchoolError } from './terminal.ts'

/** Sets the claim by which `firestore.rules` know staff, or takes it away; the account keeps its other claims. */
export async function setStaff(becomes: boolean, text: string, options: Options): Promise<void> {
  const address = parseAddress(text)
  const school = await connect(options)
  const accounts = await openAccounts(school)
  const account = (await readAccounts(accounts)).find(({ email }) => normalizeAddress(email) === address)
  if (account === undefined) {
    throw new SchoolError(
      `No account in ${school.name} has the address ${address}: its owner has to register on the site first. Nothing was written.`,
    )
  }
  // Whoever registered it first may be somebody else.
  if (becomes && !account.emailVerified) {
    throw new SchoolError(
      `Nobody has proved that ${address} is theirs: its owner has to follow the link in the verification email first. Nothing was written.`,
    )
  }
  const isChange = isStaff(account) !== becomes
  const is = becomes ? 'staff' : 'no longer staff'
  console.log(
    isChange ? `~ ${address}: ${is}` : `  ${address} is ${becomes ? 'staff already' : 'not staff'}.`,
  )
  if (isChange && becomes) {
    console.log(
      `  The account was made on ${formatMoment(account.metadata.creationTime)}. Whoever registered the address then may know its password: let its owner choose a new one first.`,
    )
  }
  if (!isChange || !(await confirmWrite(school, `${address} as ${is}`, options))) return
  const { uid, customClaims: { staff: _, ...others } = {} } = account
  await answered(
    accounts,
    async () => {
      // First, so that the same command goes on where it was interrupted, and no session from before gets the claim.
      await accounts.auth.revokeRefreshTokens(uid)
      await accounts.auth.setCustomUserClaims(uid, becomes ? { ...others, staff: true } : others)
    },
    { isRepeatable: true },
  )
  const when = becomes ? 'from the next sign-in on' : 'which takes effect within the hour'
  console.log(`${address} is ${is} of ${school.name}, ${when}.`)
}

function isStaff({ customClaims }: UserRecord): boolean {
  return customClaims?.staff === true
}

export async function printStaff(options: Options): Promise<void> {
  const school = await connect(options)
  const staff = (await readAccounts(await openAccounts(school))).filter(isStaff)
  for (const { email = '', emailVerified, metadata } of staff) {
    const verified = emailVerified ? 'verified' : 'not verified'
    console.log(`${printable(email)}: ${verified}, last sign-in ${formatMoment(metadata.lastSignInTime)}`)
  }
  if (staff.length === 0) console.log('Nobody is staff yet: staff add ADDRESS.')
}
