import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { encodeFields, type WireFields } from 'firestore-emulator/wire'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { WholeSchool } from '../support/whole-school.ts'
import { everyShape } from './every-shape.ts'

const local = localFirestore()
const reference = (project: string): string => `projects/${project}/databases/(default)/documents/Course/1`

let folder = ''
let origin: WholeSchool
let copy: WholeSchool

beforeEach(async () => {
  folder = path.join(await temporaryFolder(), 'backup')
  origin = new WholeSchool(local)
  copy = new WholeSchool(local)
})

function everything(project: string): Record<string, WireFields> {
  return {
    'Course/1': {
      whole: { integerValue: '7' },
      half: { doubleValue: 99.5 },
      none: { doubleValue: 'NaN' },
      large: { integerValue: '9007199254740991' },
      nothing: { nullValue: null },
      yes: { booleanValue: true },
      time: { timestampValue: '2026-03-01T10:20:30.123456789Z' },
      before: { timestampValue: '0001-01-01T00:00:00Z' },
      bytes: { bytesValue: '/+8=' },
      place: { geoPointValue: { latitude: 31.6, longitude: 0 } },
      here: { referenceValue: reference(project) },
      list: { arrayValue: { values: [{ integerValue: '1' }, { referenceValue: reference(project) }] } },
      emptyList: { arrayValue: {} },
      emptyMap: { mapValue: {} },
      'a name.with `dots`': {
        mapValue: {
          fields: { z: { doubleValue: 1.5 }, a: { mapValue: { fields: { ਪੈਂਤੀ: { integerValue: '35' } } } } },
        },
      },
      text: { stringValue: 'ਪੈਂਤੀ 😀 "quoted"\n\u2028\u2029\\' },
    },
    'Users/none': {},
    'Users/missing/Students/s1': { name: { stringValue: 'below a parent that is no document' } },
    'Users/ਪੈਂਤੀ': { name: { stringValue: 'after the plain ids' } },
    'Users/😀': { name: { stringValue: 'after those of the basic plane' } },
    'Users/～': { name: { stringValue: 'before those above it' } },
    'Users/__id7__': { name: { stringValue: 'a number' } },
    'Users/a-b/Students/s1': {},
    'Users/a/Students/s1': {},
  }
}

/** Stores these, and backs them up. */
async function backedUp(documents: Record<string, Record<string, unknown>>): Promise<void> {
  await origin.store(documents)
  expect(await origin.run('backup', folder, '--no-accounts')).toMatchObject({ code: 0 })
}

function restored(school: WholeSchool, ...options: string[]) {
  return school.run('restore', folder, '--no-accounts', ...options)
}

describe('A backup that is restored', () => {
  it('is the same school, and writes only what was lost or changed', async () => {
    await backedUp(everything(origin.project))
    const before = origin.documents
    const lost = Object.keys(before).filter((_, index) => index % 2 === 0)
    await origin.store({
      ...Object.fromEntries(lost.map((name) => [name, null])),
      'Course/1': { whole: { integerValue: '8' } },
    })
    const { writes } = origin.counts
    const { code, stdout } = await restored(origin)
    expect(stdout).toContain('Documents: 4 new, 1 changed, 4 the same.')
    expect(code).toBe(0)
    expect(origin.documents).toEqual(before)
    // Besides them the marker.
    expect(origin.counts.writes - writes).toBe(5 + 1)
  })

  it('has every registration with all that was agreed, every withdrawal, and courses in Punjabi (B7.03)', async () => {
    await backedUp(everyShape)
    const before = origin.documents
    expect(before['Users/new/Enrollments/2_jas']).toMatchObject({ hadLevel: { booleanValue: false } })
    await origin.store({
      'Course/1': null,
      'Users/new/Enrollments/1_jas': { courseId: '1', studentId: 'jas', cost: 1 },
      'Users/new/Enrollments/2_jas': null,
      'Users/new/Withdrawals/1_jas_1767225600000': null,
    })
    expect((await restored(origin)).stdout).toContain('Documents: 3 new, 1 changed,')
    expect(origin.documents).toEqual(before)
  })

  it('points to places of the project it was restored into', async () => {
    await backedUp(everything(origin.project))
    expect((await restored(copy)).code).toBe(0)
    const written = JSON.stringify(origin.documents)
    expect(copy.documents).toEqual(
      JSON.parse(written.replaceAll(reference(origin.project), reference(copy.project))),
    )
    expect((await restored(copy)).stdout).toContain('0 new, 0 changed, 9 the same.\nNothing to restore')
  })

  it('leaves what is not in it, deletes that with --prune, and only shows it with --dry-run', async () => {
    await backedUp({ 'c/a': {}, 'c/b': {} })
    await copy.store({ 'c/aa': {}, 'c/b': { old: { booleanValue: true } }, 'newsletter/\u001B[2J@x': {} })
    const dry = await restored(copy, '--prune', '--dry-run')
    // The terminal obeys nothing that visitors write.
    expect(dry.stdout).toContain(
      '+ c/a\n- c/aa\n~ c/b\n- newsletter/ [2J@x\nDocuments: 1 new, 1 changed, 0 the same; only in the school: 2, which goes (--prune).\nNothing was written',
    )
    expect(copy.counts.writes).toBe(3)
    const { stdout } = await restored(copy)
    expect(stdout).toContain('1 new, 1 changed, 0 the same; only in the school: 2, which stays')
    expect(Object.keys(copy.documents)).toEqual(['c/a', 'c/aa', 'c/b', 'newsletter/\u001B[2J@x'])
    await restored(copy, '--prune')
    expect(copy.documents).toEqual({ 'c/a': {}, 'c/b': {} })
  })
})

describe('A backup that is not as it was written', () => {
  const [part, manifest] = ['documents-00001.jsonl', 'manifest.json']

  it.each<[string, string, string | RegExp, string, string]>([
    ['with a changed document', part, 'one', 'two', 'documents-00001.jsonl is not as it was written'],
    ['cut off', part, /.{9}$/s, '', 'documents-00001.jsonl is not as it was written'],
    ['with a line more', part, /$/, '{"path":"c/d","fields":{}}\n', 'is not as it was written'],
    ['without a part', manifest, /"parts": \[[^\]]*\]/, '"parts": []', 'do not have the checksum of its'],
    ['with a manifest of something else', manifest, /.*/s, '{}', 'is not the manifest of a backup'],
    ['of another format', manifest, '"format": 2', '"format": 1', 'that this version can read.'],
  ])('is refused before anything is asked: %s', async (_, name, from, to, sentence) => {
    await backedUp({ 'c/a': { text: { stringValue: 'one' } } })
    const file = path.join(folder, name)
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to))
    await expectRefusal(sentence)
  })

  it.each([
    [part, 'documents-00001.jsonl cannot be read'],
    [manifest, 'There is no finished backup in'],
  ])('is refused without its %s', async (name, sentence) => {
    await backedUp({ 'c/a': {} })
    await rm(path.join(folder, name))
    await expectRefusal(sentence)
  })

  async function expectRefusal(sentence: string): Promise<void> {
    // Nobody listens there: an error would say so, had the command got so far.
    const { code, stdout, stderr } = await restored(copy.through({ address: '127.0.0.1:1' }))
    expect(stderr).toContain(sentence)
    expect(stderr).toMatch(/^.+ Nothing was written\.\n$/)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  }
})

describe('A registration made since the backup', () => {
  const made =
    'Registrations made since the backup, which lacks their level; until one is repaired, the child can neither go on nor enrol there again:\n'
  const child = (...coursesCompleted: unknown[]) => encodeFields({ firstName: 'Arjan', coursesCompleted })
  const place = (courseId: string, studentId: string) =>
    encodeFields({ courseId, studentId, studentName: 'Arjan Gill' })

  it('is named with what repairs it where the child goes back to before its level', async () => {
    await backedUp({
      'Users/u1/Students/a': child(),
      'Users/u2/Students/b': child('1', 2),
      'Users/u3/Students/c': child(),
      'Users/u3/Enrollments/1_c': place('1', 'c'),
      'Users/u4/Students/d': child(1, 2, 3, 4, 5, 6, 7, 8),
    })
    await origin.store({
      'Users/u1/Students/a': child(1),
      'Users/u1/Enrollments/1_a': place('1', 'a'),
      'Users/u1/Enrollments/placeholder': {},
      // The level of this one is in the backup already, though not its registration.
      'Users/u2/Enrollments/1_b': place('1', 'b'),
      'Users/u4/Students/d': child(1, 2, 3, 4, 5, 6, 7, 8, 9),
      'Users/u4/Enrollments/9_d': place('9', 'd'),
      // A child of the same family that is not in the backup stays as it is.
      'Users/u4/Students/e': child(),
      'Users/u4/Enrollments/1_e': place('1', 'e'),
    })
    const named = `${made}  u1/1_a: run \`place u1/a --level 2\`\n  u4/9_d: run \`withdraw u4/9_d\`; then the parent can enrol the child again\n`
    const dry = await restored(origin, '--dry-run')
    expect(dry.stdout).toContain(named)
    const { stdout } = await restored(origin)
    expect(stdout).toMatch(/^Documents: .+\nRegistrations made since the backup/m)
    expect(stdout).toMatch(/^Restored: .+\nRegistrations made since the backup/m)
    // They stay so until they are repaired, and are named as long.
    expect((await restored(origin, '--dry-run')).stdout).toContain(named)
    // The command that the sentence names repairs it.
    await origin.run('place', 'u1/a', '--level', '2')
    expect(origin.documents['Users/u1/Students/a']).toEqual(child(1))
    expect((await restored(origin, '--dry-run')).stdout).toContain('~ Users/u1/Students/a')
    // All that was made since the backup goes, so nothing is half.
    expect((await restored(origin, '--prune')).stdout).not.toContain(made)
  })

  it.each<[string[]]>([[[]], [['--prune']]])(
    'is named also where it was made while the restore ran: %j',
    async (options) => {
      await backedUp({ 'Course/1': {}, 'Users/u1/Students/a': child() })
      await copy.store({ 'Users/u1/Students/a': child() })
      const enrol = () => copy.store({ 'Users/u1/Enrollments/1_a': place('1', 'a') })
      const command = ['restore', folder, '--no-accounts', ...options]
      const { code, stdout } = await copy.runDuring(enrol, ...command)
      expect(code).toBe(0)
      expect(stdout.split(`${made}  u1/1_a: run \`place u1/a --level 2\`\n`)).toHaveLength(2)
    },
  )
})

describe('A registration withdrawn since the backup', () => {
  it('is there again, and is named with what withdraws it (B7.04)', async () => {
    const child = { firstName: 'Arjan', coursesCompleted: [1] }
    const place = { courseId: '1', studentId: 'a', enrollmentDate: new Date('2026-11-20T12:00:00Z') }
    await backedUp({
      'Users/u1/Students/a': child,
      'Users/u1/Enrollments/1_a': place,
      'Users/u2/Enrollments/1_b': { ...place, studentId: 'b' },
    })
    await origin.run('withdraw', 'u1/1_a')
    // Of another time at which the child was enrolled.
    await origin.store({ 'Users/u2/Withdrawals/1_b_1': { ...place, enrollmentDate: new Date(1) } })
    const withdrawn = 'Registrations withdrawn since the backup, which brings them back:\n'
    const named = `${withdrawn}  u1/1_a: run \`withdraw u1/1_a\`\n`
    expect((await restored(origin, '--dry-run')).stdout).toContain(named)
    const { stdout } = await restored(origin)
    expect(stdout.split(named)).toHaveLength(3)
    expect(await origin.read('Users/u1/Students/a')).toEqual(child)
    await origin.run('withdraw', 'u1/1_a')
    expect(await origin.read('Users/u1/Students/a')).toEqual({ ...child, coursesCompleted: [] })
    expect(origin.has('Users/u1/Enrollments/1_a')).toBe(false)
    expect(await origin.list('Users/u1/Withdrawals')).toHaveLength(1)
    // Pruned, nothing of the withdrawal is left.
    expect((await restored(origin, '--prune')).stdout).not.toContain(withdrawn)
    expect(await origin.list('Users/u1/Withdrawals')).toEqual([])
  })
})
