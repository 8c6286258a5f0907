// `npm run words` prints every sentence in both languages as CSV, for whoever checks the Punjabi.
import { stringify } from 'csv-stringify/sync'
import { pairSentences } from './side-by-side.ts'

const columns = { key: 'where', english: 'English', punjabi: 'Punjabi', doubt: 'uncertain' }
process.stdout.write(stringify(await pairSentences(), { header: true, columns, bom: true }))
