import { appendFile, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
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

async function backedUp(documents = everything(origin.project)): Promise<void> {
  await origin.store(documents)
  expect(await origin.run('backup', folder, '--no-accounts')).toMatchObject({ code: 0 })
}

async function restoredInto(school: WholeSchool, ...options: string[]) {
  return await school.run('restore', folder, '--no-accounts', ...options)
}

async function restored(...options: string[]) {
  return await restoredInto(copy, ...options)
}

describe('A backup that is restored', () => {
  it.each([
    ['all', 8, 0],
    ['every second one', 4, 4],
  ])('is the same school, after the loss of %s', async (which, added, same) => {
    await backedUp()
    const before = origin.documents
    const names = Object.keys(before)
    expect(names).toHaveLength(9)
    const isGone = (index: number): boolean => which === 'all' || index % 2 === 0
    await origin.store(Object.fromEntries(names.filter((_, at) => isGone(at)).map((name) => [name, null])))
    await origin.store({ 'Course/1': { whole: { integerValue: '8' } } })
    const { code, stdout } = await origin.run('restore', folder, '--no-accounts')
    expect(stdout).toContain(`Documents: ${added} new, 1 changed, ${same} the same.`)
    expect(code).toBe(0)
    expect(origin.documents).toEqual(before)
  })

  it('has every registration with all that was agreed, every withdrawal, and courses in Punjabi (B7.03)', async () => {
    await origin.store(everyShape)
    await origin.run('backup', folder, '--no-accounts')
    const before = origin.documents
    expect(before['Users/new/Enrollments/2_jas']).toMatchObject({
      days: { arrayValue: { values: [{ stringValue: 'wed' }, { stringValue: 'mon' }] } },
      cost: { doubleValue: 99.5 },
      hadLevel: { booleanValue: false },
    })
    await origin.store({
      'CourseWords/1_pa': null,
      'Users/new/Enrollments/1_jas': { courseId: '1', studentId: 'jas', cost: 1 },
      'Users/new/Enrollments/2_jas': null,
      'Users/new/Withdrawals/1_jas_1767225600000': null,
    })
    expect((await restoredInto(origin)).stdout).toContain('Documents: 3 new, 1 changed,')
    expect(origin.documents).toEqual(before)
    await restored()
    expect(copy.documents).toEqual(before)
  })

  it('points to places of the project it was restored into', async () => {
    await backedUp()
    expect((await restored()).code).toBe(0)
    const written = JSON.stringify(origin.documents).replaceAll(
      reference(origin.project),
      reference(copy.project),
    )
    expect(copy.documents).toEqual(JSON.parse(written))
    expect((await restored()).stdout).toContain('0 new, 0 changed, 9 the same.\nNothing to restore')
  })

  it('leaves what is not in it, and deletes that with --prune', async () => {
    await backedUp({ 'c/a': {}, 'c/b': {} })
    await copy.store({ 'c/aa': {}, 'c/b': { old: { booleanValue: true } }, 'z/z': {} })
    const { stdout } = await restored()
    expect(stdout).toContain('1 new, 1 changed, 0 the same; only in the school: 2, which stays')
    expect(copy.documents).toEqual({ 'c/a': {}, 'c/aa': {}, 'c/b': {}, 'z/z': {} })
    expect((await restored('--prune')).stdout).toContain('- c/aa\n- z/z\n')
    expect(copy.documents).toEqual({ 'c/a': {}, 'c/b': {} })
  })

  it('is only shown with --dry-run', async () => {
    await backedUp()
    await copy.store({ 'c/mine': {} })
    const { code, stdout } = await restored('--dry-run', '--prune')
    expect(stdout).toContain(
      'Documents: 9 new, 0 changed, 0 the same; only in the school: 1, which goes (--prune)',
    )
    expect(stdout).toContain('Nothing was written')
    expect(code).toBe(0)
    expect(copy.documents).toEqual({ 'c/mine': {} })
    expect(copy.counts.writes).toBe(1)
  })
})

describe('The folder of a backup', () => {
  it('can be read by its owner alone', async () => {
    await backedUp()
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    const names = await readdir(folder)
    expect(names).toEqual(['.gitignore', 'documents-00001.jsonl', 'manifest.json'])
    for (const name of names) expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600)
  })
})

describe('A backup that is not as it was written', () => {
  const part = (): string => path.join(folder, 'documents-00001.jsonl')
  const manifest = (): string => path.join(folder, 'manifest.json')

  it.each<[string, () => Promise<void>, string]>([
    [
      'with a changed document',
      async () => writeFile(part(), (await readFile(part(), 'utf8')).replace('quoted', 'QUOTED')),
      'documents-00001.jsonl is not as it was written',
    ],
    ['cut off', async () => truncate(part(), 1000), 'documents-00001.jsonl is not as it was written'],
    [
      'with a line more',
      async () => appendFile(part(), '{"path":"c/d","fields":{}}\n'),
      'is not as it was written',
    ],
    ['without a file', async () => rm(part()), 'documents-00001.jsonl cannot be read'],
    [
      'without a part in its manifest',
      async () =>
        writeFile(
          manifest(),
          (await readFile(manifest(), 'utf8')).replace(/"parts": \[[^\]]*\]/, '"parts": []'),
        ),
      'its documents do not have the checksum of its manifest',
    ],
    [
      'that was never finished',
      async () =>
        writeFile(manifest(), (await readFile(manifest(), 'utf8')).replace(/"finished": "[^"]*"/, '"x": 0')),
      'is not finished: run backup with it again first',
    ],
    [
      'with a manifest of something else',
      async () => writeFile(manifest(), '{}'),
      'is not the manifest of a backup',
    ],
    ['without a manifest', async () => rm(manifest()), 'There is no backup in'],
  ])('is refused before anybody is asked: %s', async (_, damage, sentence) => {
    await backedUp()
    await damage()
    // Nobody listens there: an error would say so, had the command got so far.
    const nowhere = copy.through({ address: '127.0.0.1:1' })
    const { code, stdout, stderr } = await nowhere.run('restore', folder, '--no-accounts')
    expect(stderr).toContain(sentence)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  })
})

describe('A registration made since the backup', () => {
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
    const restore = (...options: string[]) => origin.run('restore', folder, '--no-accounts', ...options)
    const lines =
      '  u1/1_a: run `place u1/a --level 2`\n' +
      '  u4/9_d: run `withdraw u4/9_d`; then the parent can enrol the child again\n'
    expect((await restore('--dry-run')).stdout).toContain(
      `2 registrations made since the backup would stay, and their level would not:\n${lines}`,
    )
    expect((await restore()).stdout).toContain(
      `2 registrations made since the backup stay without their level: until this is repaired, the child can neither go on nor enrol there again.\n${lines}`,
    )
    // The command that the sentence names repairs it.
    await origin.run('place', 'u1/a', '--level', '2')
    expect(origin.documents['Users/u1/Students/a']).toEqual(child(1))
    expect((await restore('--dry-run')).stdout).toContain('~ Users/u1/Students/a')
    // All that was made since the backup goes, so nothing is half.
    expect((await restore('--prune')).stdout).not.toContain('since the backup')
  })
})

describe('A registration withdrawn since the backup', () => {
  it('is there again, and is named with what withdraws it (B7.04)', async () => {
    const child = { firstName: 'Arjan', coursesCompleted: [1] }
    const place = { courseId: '1', studentId: 'a', enrollmentDate: new Date('2026-11-20T12:00:00Z') }
    await origin.store({
      'Users/u1/Students/a': child,
      'Users/u1/Enrollments/1_a': place,
      'Users/u2/Enrollments/1_b': { ...place, studentId: 'b' },
    })
    await origin.run('backup', folder, '--no-accounts')
    await origin.run('withdraw', 'u1/1_a')
    // Of another time at which the child was enrolled.
    await origin.store({ 'Users/u2/Withdrawals/1_b_1': { ...place, enrollmentDate: new Date(1) } })
    const line = '  u1/1_a: run `withdraw u1/1_a`\n'
    expect((await restoredInto(origin, '--dry-run')).stdout).toContain(
      `1 registration withdrawn since the backup would be there again:\n${line}`,
    )
    expect((await restoredInto(origin)).stdout).toContain(
      `1 registration withdrawn since the backup is there again:\n${line}Checksum`,
    )
    expect(await origin.read('Users/u1/Students/a')).toEqual(child)
    await origin.run('withdraw', 'u1/1_a')
    expect(await origin.read('Users/u1/Students/a')).toEqual({ ...child, coursesCompleted: [] })
    expect(origin.has('Users/u1/Enrollments/1_a')).toBe(false)
    expect(await origin.list('Users/u1/Withdrawals')).toHaveLength(1)
    // Pruned, nothing of the withdrawal is left.
    expect((await restoredInto(origin, '--prune')).stdout).not.toContain('since the backup')
    expect(await origin.list('Users/u1/Withdrawals')).toEqual([])
  })
})

describe('The terminal', () => {
  it('obeys nothing that visitors write', async () => {
    await backedUp({ 'c/a': {} })
    await origin.store({ 'newsletter/\u001B[2J@painti.example': {} })
    const { stdout } = await origin.run(...['restore', folder, '--no-accounts', '--prune', '--dry-run'])
    expect(stdout).toContain('- newsletter/ [2J@painti.example\n')
    expect(stdout).not.toContain('\u001B')
  })
})
