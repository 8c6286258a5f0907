import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { WireFields } from 'firestore-emulator/wire'
import { encodeFields } from 'firestore-emulator/testing/plain-fields'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { school } from '../support/school-command.ts'
import { WholeSchool } from '../support/whole-school.ts'

// Registrations made since a backup, in a school that goes back to it.

const local = localFirestore()
const base = await mkdtemp(path.join(tmpdir(), 'painti-enrolled-'))
const folder = path.join(base, 'backup')

afterAll(async () => {
  await rm(base, { recursive: true })
})

function child(...coursesCompleted: unknown[]): WireFields {
  return encodeFields({ firstName: 'Arjan', coursesCompleted })
}

function place(courseId: string, studentId: string): WireFields {
  return encodeFields({ courseId, studentId, studentName: 'Arjan Gill' })
}

describe('A registration made since the backup', () => {
  it('is named with what repairs it where the child goes back to before its level', async () => {
    const whole = new WholeSchool(local, 'demo-half-enrolled')
    await whole.write({
      'Users/u1/Students/a': child(),
      'Users/u2/Students/b': child('1', 2),
      'Users/u3/Students/c': child(),
      'Users/u3/Enrollments/1_c': place('1', 'c'),
      'Users/u4/Students/d': child(1, 2, 3, 4, 5, 6, 7, 8),
    })
    await school(whole.target, 'backup', folder, '--no-accounts')
    await whole.write({
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
    const lines = [
      '  u1/1_a: run `place u1/a --level 2`',
      '  u4/9_d: run `withdraw u4/9_d`; then the parent can enrol the child again',
    ]
    const shown = await school(whole.target, 'restore', folder, '--no-accounts', '--dry-run')
    expect(shown.stdout).toContain(
      `2 registrations made since the backup would stay, and their level would not:\n${lines.join('\n')}\n`,
    )
    const { code, stdout } = await school(whole.target, 'restore', folder, '--no-accounts')
    expect(code).toBe(0)
    expect(stdout).toContain(
      `2 registrations made since the backup stay without their level: until this is repaired, the child can neither go on nor enrol there again.\n${lines.join('\n')}\n`,
    )
    // What the sentence teaches is what repairs it.
    await school(whole.target, 'place', 'u1/a', '--level', '2')
    await school(whole.target, 'withdraw', 'u4/9_d')
    const repaired = await school(whole.target, 'restore', folder, '--no-accounts', '--dry-run')
    expect(repaired.stdout).toContain('~ Users/u1/Students/a')
    expect(whole.documents['Users/u1/Students/a']).toEqual(child(1))
    // All that was made since the backup goes: nothing is half.
    const pruned = await school(whole.target, 'restore', folder, '--no-accounts', '--prune')
    expect(pruned.stdout).not.toContain('since the backup')
  })
})
