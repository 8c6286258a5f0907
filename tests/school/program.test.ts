import { beforeAll, expect, it } from 'vitest'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { begin } from '../support/school-command.ts'
import { WholeSchool } from '../support/whole-school.ts'
import { everyShape } from './every-shape.ts'

// Commands in processes of their own; other files kill and interrupt those that are not here.

const local = localFirestore()
let school: WholeSchool

beforeAll(async () => {
  school = new WholeSchool(local)
  await school.store(everyShape)
})

it.each([
  [['place', 'gill/meher', '--level', '2'], / can enrol in level 2: level 1 is recorded as completed\.\n$/],
  [['withdraw', 'gill/2_arjan'], /ਅਰਜਨ ਗਿੱਲ is no longer enrolled in level 2\.\n$/],
  [['unsubscribe', 'a@example.org'], /^- newsletter\/a@example\.org\nTaken off the newsletter of /],
  [['registrations', '--csv'], /^\uFEFF"date","courseId",/],
  [['enquiries', '--json'], /^\[\n\{"date":/],
  [['newsletter'], /^Date +Email\n/],
])('%j runs', async (command, stdout) => {
  const ended = await school.begin(...command).ended
  expect(ended.stdout).toMatch(stdout)
  expect(ended.code).toBe(0)
})

it.each([
  [['--help'], 0, 'stdout', 'A real project is reached with your own Google credentials'],
  [['place', 'gill/arjan'], 1, 'stderr', "error: required option '--level <n>' not specified"],
  [['plaice'], 1, 'stderr', "error: unknown command 'plaice'"],
] as const)('%j ends with %i and says it on %s', async (command, code, stream, sentence) => {
  const ended = await begin(command).ended
  expect(ended[stream]).toContain(sentence)
  expect(ended.code).toBe(code)
})
