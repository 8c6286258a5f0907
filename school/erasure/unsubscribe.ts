import { eachStored } from '../backup/stored-documents.ts'
import { connectWhole } from '../target/connect.ts'
import type { WriteOptions } from '../target/target-options.ts'
import { deleting, writeAll } from '../target/write.ts'
import { mayWrite } from '../terminal/confirm.ts'
import { counted } from '../terminal/counted.ts'
import { printable } from '../terminal/printable.ts'
import { givenAddress } from './address.ts'
import { belongingsOf } from './belongings.ts'
import { erasureOf, saltOf } from './erasures.ts'

/**
 * Takes an address off the newsletter, however it was typed; nothing else of its owner is touched.
 *
 * @throws SchoolError where there is no address, or the school cannot be reached.
 */
export async function unsubscribe(text: string, options: WriteOptions): Promise<void> {
  const address = givenAddress(text)
  const school = await connectWhole(options)
  const { documents } = await belongingsOf(eachStored(school, { collection: 'newsletter' }), {
    hasAddress: () => false,
    hasSubscribed: (stored) => stored === address,
    hasAccount: () => false,
    isOthers: () => false,
  })
  for (const { path } of documents) console.log(`- ${printable(path)}`)
  const what = counted(documents.length, 'document')
  if (!(await mayWrite(school, `the removal of ${what}`, options))) return
  const erasure = erasureOf(school, await saltOf(school), 'newsletter', address)
  await writeAll(school, [...documents.map(({ path }) => deleting(school, path)), erasure])
  console.log(`Taken off the newsletter of ${school.name}: ${what}.`)
}
