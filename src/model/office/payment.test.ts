import { describe, expect, it } from 'vitest'
import { readStudent } from '../student.ts'
import { readUser } from '../user.ts'
import { mistypedIn, type Payer, payersIn } from './payment.ts'
import { readRegistration, type OfficeRegistration } from './registration.ts'

function register(uid: string, parent: string, child: string, more: object = {}): OfficeRegistration {
  const term = { courseId: '1', term: '2027-winter', cost: 100 }
  const fields = { ...term, studentId: 'c1', studentName: child, ...more }
  const people = {
    student: readStudent('c1', { name: child }),
    parent: readUser({ name: parent, email: `${uid}@example.org`, phoneNumber: '(416) 555-0100' }),
  }
  return readRegistration(`Users/${uid}/Enrollments/1_${child}_2027-winter`, fields, null, people)
}

const arjan = register('gill', 'Simran Gill', 'Arjan Gill')
const meher = register('gill', 'Simran Gill', 'Meher Gill')
const paid = register('sandhu', 'Harpreet Sandhu', 'Noor Sandhu', { paidOn: '2026-11-01' })
const other = register('mann', 'Harpreet Mann', 'Veer Mann', { cost: 1099.5 })
const all = [paid, other, arjan, meher]
const { reference } = arjan

/** Whose payment a line may be: the parent, how it is known, and whether the sum fits. */
function found(line: string): string[] {
  return payersIn(line, all).map(({ registrations, clue, isSum }: Payer) =>
    [registrations[0].parent.firstName, registrations.length, clue, isSum ? 'sum' : ''].join(' ').trim(),
  )
}

describe('a line of a bank statement', () => {
  it.each([
    ['the reference', `E-TRANSFER ${reference} CA$200.00`, 'Simran 2 reference sum'],
    [
      'in small letters, with a space',
      `ref${reference.replace('-', ' ').toLowerCase()}`,
      'Simran 2 reference',
    ],
    ['beside the sum, as in a CSV file', `XK4A-9CD3,200.00,${reference},3`, 'Simran 2 reference sum'],
    ['with another sum', `${reference} 50.00`, 'Simran 2 reference'],
    ['another letter', `x ${reference.slice(0, 2)}Q${reference.slice(3)} 200`, 'Simran 2 mistyped sum'],
    ['a name and the sum', 'From S. GILL, 200.00', 'Simran 2 name sum'],
    ['both names and another sum', 'gill simran 20', 'Simran 2 name'],
    ['the name of a child', 'Veer Mann for class 1,099.50', 'Harpreet 1 name sum'],
  ])('is found by %s (B4.10)', (_title, line, expected) => {
    expect(found(line)[0]).toBe(expected)
  })

  it('leads to nobody by one name without the sum, or by a sum alone', () => {
    expect(found('GILL 20.00')).toEqual([])
    expect(found('Kaur 200.00')).toEqual([])
  })

  it('leads to several side by side, and to who has paid already', () => {
    expect(found('Harpreet 1099.50')).toEqual(['Harpreet 1 name sum'])
    expect(found('Harpreet Sandhu Mann')).toEqual(['Harpreet 1 name', 'Harpreet 1 name'])
    expect(payersIn(paid.reference, all)).toMatchObject([{ clue: 'reference', owed: 0 }])
  })

  it('is found, and its reference asked for, with another letter, one less, one more or two in each other’s place', () => {
    const typed = reference.replace('-', '')
    for (let at = 0; at < typed.length - 1; at += 1) {
      const [before, letter, next] = [typed.slice(0, at), typed.charAt(at), typed.charAt(at + 1)]
      const after = typed.slice(at + 2)
      const middles = [`Q${next}`, next, `${letter} 0${next}`, next + letter]
      for (const middle of middles.filter((each) => each !== letter + next)) {
        const line = `x ${before}${middle}${after} 200`
        expect([line, found(line)[0]]).toEqual([line, 'Simran 2 mistyped sum'])
        expect(mistypedIn(line)).toContain(reference)
      }
    }
  })
})
