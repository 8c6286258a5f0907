// `npm run words` prints every sentence in both languages as CSV, for whoever checks the Punjabi.
import { csvOf } from '#lib/csv.ts'
import { pairSentences } from './side-by-side.ts'

const heads = ['where', 'English', 'Punjabi', 'uncertain']
const rows = (await pairSentences()).map(({ key, english, punjabi, doubt }) => [key, english, punjabi, doubt])
process.stdout.write(csvOf([heads, ...rows]))
