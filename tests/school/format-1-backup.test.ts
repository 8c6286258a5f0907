import path from 'node:path'
import { expect, it } from 'vitest'
import { encodeFields } from 'firestore-emulator/wire'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { sharedAuth } from '../support/local-auth.ts'
import { WholeSchool } from '../support/whole-school.ts'

// A backup that was made by the commands before they used the Admin SDK (decision 47).

const local = localFirestore()
const auth = sharedAuth()
const folder = path.join(import.meta.dirname, 'format-1-backup')

it('A backup of format 1 restores with every type of value, and with accounts and their passwords', async () => {
  const school = new WholeSchool(local, undefined, auth)
  const { code, stdout, stderr } = await school.run('restore', folder)
  expect(stderr).toBe('')
  expect(stdout).toContain(
    'The backup of demo-older from 2026-11-28 02:49 UTC is whole: 8 documents and 2 accounts.',
  )
  expect(stdout).toContain('Documents: 8 new, 0 changed, 0 the same.\nAccounts: 2 new.')
  expect(code).toBe(0)

  const reference = { referenceValue: `projects/${school.project}/databases/(default)/documents/Course/1` }
  expect(school.documents['Course/1']).toEqual({
    'a name.with `dots`': {
      mapValue: { fields: { ...encodeFields({ a: { ਪੈਂਤੀ: 35 }, z: 1 }) } },
    },
    before: { timestampValue: '0001-01-01T00:00:00Z' },
    bytes: { bytesValue: '/+8=' },
    // A number has one type: 7.0 is 7, and what no double holds exactly is rounded. Nothing of the site writes either.
    ...encodeFields({ double: 7, whole: 7, half: 99.5, large: 2 ** 63, negative: 0 }),
    none: { doubleValue: 'NaN' },
    // A reference leads to the same place of the school.
    here: reference,
    elsewhere: reference,
    list: { arrayValue: { values: [{ integerValue: '1' }, reference] } },
    emptyList: { arrayValue: {} },
    emptyMap: { mapValue: {} },
    place: { geoPointValue: { latitude: 31.6 } },
    time: { timestampValue: '2026-03-01T10:20:30.123456Z' },
    ...encodeFields({ nothing: null, text: 'ਪੈਂਤੀ 😀 "quoted"\n\u2028\u2029\\', yes: true }),
  })
  expect(await school.read('Users/gill/Enrollments/1_arjan')).toMatchObject({
    enrollmentDate: new Date('2026-11-20T12:00:00.456Z'),
    days: ['mon', 'wed'],
    cost: 99.5,
    hadLevel: false,
  })
  for (const at of ['Users/missing/Students/s1', 'Users/😀', 'Users/__id7__'])
    expect(school.has(at)).toBe(true)

  const accounts = await auth.ask(
    'GET',
    `/identitytoolkit.googleapis.com/v1/projects/${school.project}/accounts:batchGet?maxResults=10`,
  )
  expect(accounts.users).toMatchObject([
    { localId: 'brar', email: 'jas@example.org', disabled: true },
    {
      localId: 'gill',
      email: 'simran@example.org',
      emailVerified: true,
      displayName: 'Simran',
      customAttributes: '{"staff":true}',
      passwordHash: expect.stringMatching(/:password=pensive-parrot$/) as string,
    },
  ])

  expect((await school.run('restore', folder)).stdout).toContain(
    'Documents: 0 new, 0 changed, 8 the same.\nAccounts: 0 new; 2 are there and stay as they are.\nNothing to restore',
  )
})
