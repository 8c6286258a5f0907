import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { readListedCourse } from '#model/course.ts'
import { addDays } from '#model/dates/day.ts'
import { weekdays } from '#model/dates/schedule.ts'
import { programOf } from '#model/values/program.ts'
import { allLanguages } from './languages.ts'

type Words = Record<string, unknown>
const words = import.meta.glob<Words>('./*/*.ts', { eager: true })
const sources = import.meta.glob<string>('./en/*.ts', { eager: true, query: '?raw', import: 'default' })

/** A sentence that takes something. */
interface Sentence {
  path: string[]
  parameters: { name: string; type: string }[]
  body: string
}

/** The sentences of an English file, found by name in its source: the words of other languages have no types. */
function sentencesOf(file: string): Sentence[] {
  const module = ts.createSourceFile(file, sources[file] ?? '', ts.ScriptTarget.Latest, true)
  const named = new Map<string, ts.Node>()
  for (const node of module.statements) {
    if (ts.isFunctionDeclaration(node) && node.name) named.set(node.name.text, node)
    if (!ts.isVariableStatement(node)) continue
    for (const { name, initializer } of node.declarationList.declarations)
      if (initializer) named.set(name.getText(), initializer)
  }
  const visit = (node: ts.Node | undefined, path: string[]): Sentence[] => {
    if (node === undefined) return []
    if (ts.isIdentifier(node)) return visit(named.get(node.text), path)
    if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return visit(node.expression, path)
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap((element, index) => visit(element, [...path, String(index)]))
    if (ts.isObjectLiteralExpression(node))
      return node.properties.flatMap((property) => {
        const name = property.name?.getText().replaceAll("'", '') ?? ''
        return visit(ts.isPropertyAssignment(property) ? property.initializer : named.get(name), [
          ...path,
          name,
        ])
      })
    if (!ts.isFunctionLike(node)) return []
    // What has no type of its own is an answer of the questions, which are asked about all courses.
    const parameters = node.parameters.map(({ name, type }) => ({
      name: name.getText(),
      type: type?.getText() ?? 'Program',
    }))
    return [{ path, parameters, body: node.getText() }]
  }
  return Object.keys(words[file] ?? {}).flatMap((name) => visit(named.get(name), [name]))
}

/** Texts that stand in a language's words by themselves. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const level = fc.integer({ min: 1, max: 9 })
const count = fc.oneof(fc.nat(3), fc.nat(120))
const name = fc.constantFrom('Asha', 'ਈਸ਼ਾ', 'Anne-Marie', "D'Souza")
const members = 'Bir Chand Deep Fateh Gurbani Harjot Inder ਜੱਸ Kiran Lila Meher Noor'.split(' ')
const facts = fc.record({
  weeks: fc.option(fc.integer({ min: 1, max: 60 })),
  days: fc.subarray([...weekdays]),
  daysPerWeek: fc.integer({ min: 1, max: 7 }),
  cost: fc.option(fc.integer({ min: 1, max: 500 })),
  online: fc.boolean(),
})
/** Of any levels, also with gaps between them, or with none. */
const courses = fc.uniqueArray(fc.tuple(fc.nat(9), facts), { selector: ([id]) => id, maxLength: 6 })
const listed = courses.map((all) =>
  all.map(([id, { weeks, ...fields }]) => {
    const [Title, StartDate] = ['ਪਾਠ', '2027-01-07']
    const EndDate = weeks === null ? '' : addDays(StartDate, 7 * weeks - 1)
    return readListedCourse(String(id), { ...fields, Title, StartDate, EndDate })
  }),
)

/** Values for a parameter, empty ones only where the sentence asks whether it is. */
function valuesFor(
  { name: called, type }: Sentence['parameters'][number],
  body: string,
): fc.Arbitrary<unknown> {
  const mayBeEmpty = new RegExp(String.raw`\b${called} ([!=]==? ''|\|\|)`).test(body)
  const minLength = body.includes(`${called}.length === 0`) ? 0 : 1
  switch (type) {
    case 'string':
      // What the form service complains of, and of which field.
      if (called === 'complaint') return fc.constantFrom('is too long', 'This is not allowed!')
      if (called === 'field') return fc.constantFrom('name', 'email', 'message')
      return mayBeEmpty ? fc.oneof(name, fc.constant('')) : name
    case 'string | undefined':
      return fc.constantFrom('TYPE_EMAIL', undefined)
    case 'string[]':
      return fc.subarray(members, { minLength })
    case 'number':
      if (called === 'dayShift') return fc.constantFrom(-1, 0, 1)
      // A day too many can be chosen from two on, and fewer than there are where there are two.
      if (called === 'chosen' || called === 'days') return count.map((number) => number + 2)
      return called === 'level' ? level : count
    case 'number | null':
      return fc.option(level)
    case 'number[]':
      return fc.uniqueArray(level, { minLength })
    case 'boolean':
      return fc.boolean()
    case 'boolean | null':
      return fc.option(fc.boolean())
    case 'Span':
      return fc.option(fc.tuple(level, level).map((ends) => ends.sort((one, other) => one - other)))
    case 'Program':
      return listed.map(programOf)
    case 'Schedule':
      return listed.filter(({ length }) => length > 0).map(([one]) => one?.schedule)
    default:
      throw new Error(`No values of the type ${type} are known, for ${called}.`)
  }
}

/** What stands for a missing or unwritten word, and the marks of one that was left out. */
const broken =
  /undefined|null|NaN|\[object|=>|\$\{|\s\s|^\s|\s$|\s[.,;:?!।)]|\(\s|[,;:]{2}|[^.]\.\.(?:[^.]|$)/

/** What follows a number in each language: what one is called, what more are called, and what is the same for both. */
const afterNumbers: Record<string, { one: string; more: string; both: string }> = {
  en: {
    one: 'child class day enquiry family level minute month payment registration week year clear small',
    more: 'children classes days enquiries families levels minutes months payments registrations weeks years',
    both: 'again and are away before comes first for joined more of selected then to too waiting new open',
  },
  pa: {
    one: 'ਬੱਚਾ ਜਮਾਤ ਦਾਖਲਾ ਸਵਾਲ ਹਫ਼ਤਾ ਮਹੀਨਾ ਫ਼ੀਸ ਚੁਣਿਆ ਨਵਾਂ ਪੂਰਾ',
    more: 'ਬੱਚੇ ਜਮਾਤਾਂ ਦਾਖਲਿਆਂ ਸਵਾਲਾਂ ਹਫ਼ਤਿਆਂ ਮਹੀਨਿਆਂ ਫ਼ੀਸਾਂ ਚੁਣੇ ਨਵੇਂ ਦਿਨਾਂ ਪਰਿਵਾਰਾਂ',
    both: 'ਦਿਨ ਪੱਧਰ ਪਰਿਵਾਰ ਮਿੰਟ ਸਾਲ ਹਫ਼ਤੇ ਮਹੀਨੇ ਦਾਖਲੇ ਅਤੇ ਉਡੀਕ ਕਰਕੇ ਖੁੱਲ੍ਹੇ ਚਾਹੀਦਾ ਚਾਹੀਦੇ ਤੋਂ ਦੀ ਲਿਖਿਆ ਦੁਬਾਰਾ ਬਣਦੀ ਵਿੱਚ ਵਿੱਚੋਂ ਵੱਧ ਹੋਰ ਹੈ ਪੂਰਾ',
  },
}

/** Numbers of a text with a word that does not go with them, or that nobody has listed above. */
function disagreementsIn(text: string, code: string, numerals: readonly string[]): string[] {
  const { one = '', more = '', both = '' } = afterNumbers[code] ?? {}
  const words = { one: `${one} ${both}`.split(' '), more: `${more} ${both}`.split(' ') }
  const pattern = new RegExp(`(?:^|[^\\p{L}])(\\d+|${numerals.slice(1).join('|')}) ([\\p{L}\\p{M}]+)`, 'giu')
  return [...text.matchAll(pattern)].flatMap(([found, number = '', word = '']) => {
    const isOne = number === '1' || number.toLowerCase() === numerals[1]
    return words[isOne ? 'one' : 'more'].includes(word) ? [] : [found]
  })
}

/** What only one of the languages says: the subject of a sentence, and what the form service complains of in English. */
const ownWords = ['subject', 'field', 'code', 'complaint']

describe.each(allLanguages)('the sentences in $name', ({ code }) => {
  const { program } = words[`./${code}/courses.ts`] as { program: { numerals: string[] } }
  const files = Object.keys(sources).filter((file) => !/\/(format|language)\.ts$/.test(file))

  it.each(files)(
    'are whole, agree with their numbers and say what English says, whatever is put in: %s',
    (file) => {
      const own = words[file.replace('/en/', `/${code}/`)] ?? {}
      for (const text of textsIn(own)) expect(text === '' ? 'x' : text).not.toMatch(broken)
      for (const { path, parameters, body } of sentencesOf(file)) {
        // Only English has capitals.
        if (path[0] === 'capitalised') continue
        const [write, writeInEnglish] = [own, words[file]].map((all) => {
          const found = path.reduce<unknown>((value, part) => (Object(value) as Words)[part], all)
          return found as (...args: unknown[]) => string | string[]
        })
        fc.assert(
          fc.property(fc.tuple(...parameters.map((one) => valuesFor(one, body))), (args) => {
            const [text = '', english = ''] = [write, writeInEnglish].map((one) =>
              [one?.(...args) ?? ''].flat().filter(Boolean).join(' '),
            )
            const label = `${path.join('.')}: ${text}`
            if (text !== '') expect(text, label).not.toMatch(broken)
            expect(disagreementsIn(text, code, program.numerals), label).toEqual([])
            for (const list of args.filter(Array.isArray)) {
              const verbs = list.length === 1 ? 'have|are|were|do' : 'has|is|was|does'
              expect(text, label).not.toMatch(new RegExp(`${list.at(-1)} (${verbs})\\b`))
            }
            const said = args.filter((_, index) => !ownWords.includes(parameters[index]?.name ?? ''))
            for (const value of said.flat())
              if (typeof value === 'string' || (typeof value === 'number' && value > 9))
                expect(text.includes(String(value)), `${label} (${value})`).toBe(
                  english.includes(String(value)),
                )
          }),
        )
      }
    },
  )
})
