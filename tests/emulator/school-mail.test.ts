import { beforeEach, describe, expect, it } from 'vitest'
import { listDocuments, writeDocuments } from '../../tools/local/administrator'
import { schoolDay } from '../../tools/school/lists/school-days'
import { localFirestore } from '../support/local-firestore'
import { openLine } from '../support/firestore-line'
import { beginSchool, school } from '../support/school-command'

const local = localFirestore({ rulesFile: 'firestore.rules' })
const now = new Date()
const monthAgo = schoolDay(daysAgo(30))
let project: string

beforeEach(async () => {
  project = `demo-mail-${crypto.randomUUID().slice(0, 8)}`
  await write({
    'Course/1': { Title: 'First letters' },
    'Users/gill': { firstName: 'Simran', lastName: 'Gill', email: 'simran@example.org' },
    'Users/gill/Students/arjan': { firstName: 'Arjan', lastName: 'Gill', coursesCompleted: [1] },
    'Users/gill/Enrollments/placeholder': {},
    'Users/gill/Enrollments/1_arjan': enrollment('1', 'arjan', 'Arjan Gill', now),
  })
})

function enrollment(courseId: string, studentId: string, studentName: string, enrollmentDate: Date) {
  return { courseId, studentId, studentName, enrollmentDate }
}

async function write(documents: Record<string, Record<string, unknown>>): Promise<void> {
  const written = Object.entries(documents).map(([path, fields]) => ({ path, fields }))
  await writeDocuments(local.server, project, written)
}

function daysAgo(days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
}

function target() {
  return { firestore: `${local.server.host}:${local.server.port}`, project }
}

async function letters() {
  return listDocuments(local.server, project, 'mail')
}

describe('npm run school -- mail', () => {
  it('hands over one mail for a registration: to the parent, and a copy to the school', async () => {
    const { code, stdout } = await school(target(), 'mail')
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout:
        '+ mail/registration-gill_1_arjan: simran@example.org, Arjan Gill has a place in First letters\n' +
        `1 mail handed to the local backend (${project}): the Trigger Email extension sends them. Registrations were looked at from ${monthAgo} on.\n`,
    })
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter).toMatchObject({
      id: 'registration-gill_1_arjan',
      fields: {
        to: ['simran@example.org'],
        bcc: ['hello@painti.example'],
        replyTo: 'hello@painti.example',
        message: { subject: 'Arjan Gill has a place in First letters' },
      },
    })
    expect(JSON.stringify(letter)).toContain('https://painti.example/courses/1')
  })

  it('sends nothing twice, and leaves what the extension has noted', async () => {
    await school(target(), 'mail')
    await write({ 'mail/registration-gill_1_arjan': { delivery: { state: 'SUCCESS' } } })
    expect((await school(target(), 'mail')).stdout).toBe(
      `No mail to send: each registration from ${monthAgo} on has had its own.\n`,
    )
    expect((await letters()).map(({ fields }) => fields)).toEqual([{ delivery: { state: 'SUCCESS' } }])
  })

  it('two commands at once send one mail each registration', async () => {
    let writes = 0
    const line = await openLine(local.origin, async (url) => {
      if (url.includes(':commit') && ++writes === 1) await school(target(), 'mail')
      return undefined
    })
    const ended = await school({ firestore: line.address, project }, 'mail')
    line.close()
    expect(ended.code).toBe(0)
    expect(await letters()).toHaveLength(1)
    expect(local.server.projects.find(project).counts.writes).toBe(5 + 1)
  })

  it('killed between mails and run again, it sends the others and none twice', async () => {
    await write(
      Object.fromEntries(
        Array.from({ length: 120 }, (_, n) => [
          `Users/gill/Enrollments/1_child-${n}`,
          enrollment('1', `child-${n}`, `Child ${n}`, now),
        ]),
      ),
    )
    const before = local.server.projects.find(project).counts.writes
    let commits = 0
    const line = await openLine(local.origin, async (url) => {
      if (!url.includes(':commit') || ++commits < 2) return undefined
      running.kill()
      await running.ended
      return undefined
    })
    const running = beginSchool({ firestore: line.address, project }, 'mail')
    expect((await running.ended).code).toBeNull()
    line.close()
    const half = (await letters()).length
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(121)
    await school(target(), 'mail')
    expect(await letters()).toHaveLength(121)
    expect(local.server.projects.find(project).counts.writes).toBe(before + 121)
  })

  it('goes back to the day that it is told, and 30 days else', async () => {
    await write({
      'Users/gill/Enrollments/1_late': enrollment('1', 'late', 'Late Gill', daysAgo(29)),
      'Users/gill/Enrollments/1_old': enrollment('1', 'old', 'Old Gill', new Date('2026-03-01T12:00:00Z')),
    })
    await school(target(), 'mail')
    expect((await letters()).map(({ id }) => id)).toEqual([
      'registration-gill_1_arjan',
      'registration-gill_1_late',
    ])
    await school(target(), 'mail', '--from', '2026-03-01')
    expect((await letters()).map(({ id }) => id)).toContain('registration-gill_1_old')
    expect(await school(target(), 'mail', '--from', 'yesterday')).toMatchObject({ code: 1, stdout: '' })
  })

  it('says who has no address, and writes no mail for them', async () => {
    await write({
      'Users/gill': { firstName: 'Simran', email: 'nowhere' },
      'Users/gill/Students/arjan': { firstName: 'Arjan', email: '' },
    })
    expect((await school(target(), 'mail')).stdout).toContain(
      '  gill/1_arjan: no address is known, so no mail.\n',
    )
    expect(await letters()).toEqual([])
  })

  it('writes nothing with --dry-run', async () => {
    expect((await school(target(), 'mail', '--dry-run')).stdout).toContain(
      'Nothing was written (--dry-run).\n',
    )
    expect(await letters()).toEqual([])
  })
})
