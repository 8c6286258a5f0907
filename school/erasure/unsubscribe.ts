import { connect } from '../target/connect.ts'
import { readDocuments } from '../target/documents.ts'
import type { Options } from '../target/school.ts'
import { deletion, writeAll } from '../target/writes.ts'
import { confirmWrite } from '../terminal/confirm.ts'
import { pluralize, printable } from '../terminal/text.ts'
import { parseAddress, subscribedAs } from './belongings.ts'
import { erasureRecord, readSalt } from './erasures.ts'

/** Takes an address off the newsletter, however it was typed; nothing else of its owner is touched. */
export async function unsubscribe(text: string, options: Options): Promise<void> {
  const address = parseAddress(text)
  const school = await connect(options, 'fail')
  const subscriptions = await readDocuments(school, { collection: 'newsletter' }, 'Reading subscriptions')
  const documents = subscriptions.filter((document) => subscribedAs(document).includes(address))
  for (const { path } of documents) console.log(`- ${printable(path)}`)
  const what = pluralize(documents.length, 'document')
  if (!(await confirmWrite(school, `the removal of ${what}`, options))) return
  const record = erasureRecord(school, await readSalt(school), 'newsletter', address)
  await writeAll(school, [...documents.map(({ path }) => deletion(school, path)), record])
  console.log(`Taken off the newsletter of ${school.name}: ${what}.`)
}
