import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStudent } from '../student.ts'
import { readUser } from '../user.ts'
import { symbols } from '../values/reference.ts'
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

  it('leads to its own family alone, with the reference in any spelling or with one letter wrong, missing, too many or two in each other’s place', () => {
    const uids = fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 5 })
    const letter = fc.constantFrom(...Array.from(symbols), 'Q')
    const changes: ((text: string, at: number, letter: string) => string)[] = [
      (text, at, letter) => text.slice(0, at) + letter + text.slice(at + 1),
      (text, at) => text.slice(0, at) + text.slice(at + 1),
      (text, at, letter) => text.slice(0, at) + letter + text.slice(at),
      (text, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
    ]
    const spelt = fc.constantFrom('', '-', ' ')
    fc.assert(
      fc.property(
        uids,
        fc.nat(6),
        letter,
        fc.constantFrom(...changes),
        spelt,
        (all, at, letter, change, middle) => {
          const families = all.map((uid) => register(uid, 'Simran Gill', 'Arjan Gill'))
          const [own] = families as [OfficeRegistration]
          const typed = own.reference.replace('-', '')
          const payersOf = (text: string) =>
            // Nothing stands beside it that could be its missing letter.
            payersIn(`${text.slice(0, 4)}${middle}${text.slice(4)}`.toLowerCase(), families).map(
              ({ registrations, clue }) => [registrations[0].reference, clue],
            )
          expect(payersOf(typed)).toEqual([[own.reference, 'reference']])
          const wrong = change(typed, at, letter)
          const clue = wrong.includes(typed) ? 'reference' : 'mistyped'
          expect(payersOf(wrong)).toEqual([[own.reference, clue]])
          if (clue === 'mistyped') expect(mistypedIn(wrong)).toContain(own.reference)
        },
      ),
    )
  })
})
