import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { childFields, correctionOf, newStudentDocument, type NewStudent } from '#model/student.ts'
import { detailsChangeOf, parentFields, registerForm } from '#model/user.ts'

const rules = 'firestore.rules'
const lines = readFileSync(rules, 'utf8').split('\n')

/** The lines of a function of the rules, and where it begins, counted from 1. */
function ruleNamed(name: string): { start: number; body: string[] } {
  const first = lines.findIndex((line) => line.includes(`function ${name}(`))
  const end = `${/^ */.exec(lines[first] ?? '')?.[0] ?? ''}}`
  return { start: first + 1, body: lines.slice(first, lines.indexOf(end, first)) }
}

/**
 * What is wrong with a function of the rules that lists the fields which may be written, and judges each of their values.
 * @param written a document as the model writes it, with every field that it may have.
 */
function faultsIn(name: string, written: object): string[] {
  const { start, body } = ruleNamed(name)
  const [list = ''] = /has(Fields|Only)\([^)]*/.exec(body.join('\n')) ?? []
  const listed = [...list.matchAll(/'(\w+)'/g)].map(([, field = '']) => field)
  const fields = Object.keys(written)
  const at = (what: string) =>
    `${rules}:${
      start +
      Math.max(
        0,
        body.findIndex((line) => line.includes(what)),
      )
    }`
  const isJudged = (field: string) => new RegExp(`(data|after)[.]${field}\\b`).test(body.join('\n'))
  return [
    ...fields
      .filter((field) => !listed.includes(field))
      .map((field) => `${at('[')}: ${name} does not list ${field}.`),
    ...listed
      .filter((field) => !fields.includes(field))
      .map((field) => `${at(`'${field}'`)}: ${name} lists ${field}, which nobody writes.`),
    ...fields
      .filter((field) => !isJudged(field))
      .map((field) => `${at(name)}: ${name} does not judge the value of ${field}.`),
  ]
}

const email = { email: 'harleen@example.com' }
const contact = { ...email, phoneNumber: '5550123456' }

/** A value for each field of a list. */
function filled<Name extends string>(fields: Readonly<Record<Name, unknown>>): Record<Name, string> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, name])) as Record<Name, string>
}

const child: NewStudent = { ...filled(childFields), birthdate: '2018-03-14' }
const copies = { name: 'Simran', age: 8 }
const { email: _, ...details } = filled(parentFields)
const { password: __, isShared: ___, ...registered } = registerForm.entries

it.each<[rule: string, written: object]>([
  ['isNewStudent', newStudentDocument(child, contact, { ...copies, cost: 100 })],
  ['isCorrection', correctionOf(copies, child, '2026-03-14')],
  ['isPanelProfile', parentFields],
  ['isRegisterProfile', registered],
  ['isProfileChange', { ...detailsChangeOf({ name: 'Harleen' }, details), ...email }],
])('%s in the rules lists what the model writes, and judges it', (rule, written) => {
  expect(faultsIn(rule, written)).toEqual([])
})
