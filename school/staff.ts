import type { UserRecord } from 'firebase-admin/auth'
import { openAccounts, readAccounts } from './accounts.ts'
import { normalizeAddress, parseAddress } from './erasure/personal-data.ts'
import { answered } from './failures.ts'
import { connect, type Options } from './firebase.ts'
import { printList } from './lists/list.ts'
import { formatMoment } from './lists/school-time.ts'
import { confirmWrite, SchoolError } from './terminal.ts'

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
  const isChange = isStaff(account) !== becomes
  const is = becomes ? 'staff' : 'no longer staff'
  console.log(
    isChange ? `~ ${address}: ${is}` : `  ${address} is ${becomes ? 'staff already' : 'not staff'}.`,
  )
  if (becomes && !account.emailVerified) {
    console.log('The office opens only after the link in the verification email to this address is followed.')
  }
  if (!isChange || !(await confirmWrite(school, `${address} as ${is}`, options))) return
  const { uid, customClaims: { staff: _, ...others } = {} } = account
  await answered(
    accounts,
    async () => {
      // First, so that the same command goes on where it was interrupted.
      if (!becomes) await accounts.auth.revokeRefreshTokens(uid)
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

/** Prints who is staff. */
export async function printStaff(options: Options): Promise<void> {
  await printList<UserRecord>(
    {
      noun: 'member of staff',
      plural: 'members of staff',
      columns: [
        { name: 'email', title: 'Email', width: 40, isWhole: true, of: ({ email = '' }) => email },
        { name: 'verified', title: 'Verified', width: 8, of: (user) => (user.emailVerified ? 'yes' : 'no') },
        {
          name: 'signedIn',
          title: 'Last sign-in',
          width: 16,
          of: ({ metadata }) => formatMoment(metadata.lastSignInTime),
        },
      ],
      read: async (school) => (await readAccounts(await openAccounts(school))).filter(isStaff),
    },
    options,
  )
}
