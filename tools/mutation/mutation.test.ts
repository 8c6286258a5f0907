import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Mutant, mutantsOf } from './mutant.ts'
import { rulesConditions } from './rules-conditions.ts'
import { typeScriptConditions } from './typescript-conditions.ts'

function inRules(body: string): Mutant[] {
  const source = `service cloud.firestore { match /Things/{id} { ${body} } }`
  return mutantsOf('a.rules', source, rulesConditions(source))
}

describe('The conditions of a rules file', () => {
  it('are the condition of an allow, its operands, and comparisons within', () => {
    const found = inRules('allow get: if request.auth != null && (id == "a" || exists(/Things/$(id)));')
    expect(found.map(({ condition }) => condition)).toEqual([
      'request.auth != null && (id == "a" || exists(/Things/$(id)))',
      'request.auth != null',
      '(id == "a" || exists(/Things/$(id)))',
      'id == "a"',
      'exists(/Things/$(id))',
    ])
    expect(found[0]?.place).toBe('/Things/{id} get')
  })

  it('are results and let values of functions, calls of functions that answer true or false, and conditions of `?:`', () => {
    const found = inRules(
      'function isShort(text) { let isListed = text in ["a"]; return isListed ? isA(text) : text.size() < 3; } function isA(text) { return text.matches("a"); } function first() { return id[0]; }',
    )
    expect(found.map(({ place, condition }) => `${place}: ${condition}`)).toEqual([
      'isShort: text in ["a"]',
      'isShort: isListed ? isA(text) : text.size() < 3',
      'isShort: isListed',
      'isShort: isA(text)',
      'isShort: text.size() < 3',
      'isA: text.matches("a")',
    ])
  })

  it('count once where they stand behind a not', () => {
    expect(inRules('allow get: if !(id in ["a"]);').map(({ condition }) => condition)).toEqual([
      '!(id in ["a"])',
    ])
  })

  it('are expected of every allow', () => {
    expect(() => inRules('allow get, list;')).toThrow('/Things/{id} get, list: write "if true"')
  })
})

describe('The conditions of a TypeScript file', () => {
  const folder = mkdtemp(path.join(tmpdir(), 'conditions-'))
  afterAll(async () => {
    await rm(await folder, { recursive: true })
  })

  async function conditionsIn(source: string): Promise<string[]> {
    const file = path.join(await folder, 'sample.ts')
    await writeFile(file, source)
    const conditions =
      typeScriptConditions([file], path.join(import.meta.dirname, '../../tsconfig.json')).get(file) ?? []
    return mutantsOf('sample.ts', source, conditions).map(({ place, condition }) => `${place}: ${condition}`)
  }

  it('are conditions of statements, operands, and calls and comparisons that are true or false', async () => {
    const source = `
      export const isEven = (n: number) => n % 2 === 0
      export function evens(list: number[], all: boolean, start?: number) {
        if (all) return list
        return list.filter((n) => isEven(n) && n > (start || 0)).length > 0 ? [1] : []
      }`
    expect(await conditionsIn(source)).toEqual([
      'isEven: n % 2 === 0',
      'evens: all',
      'evens: list.filter((n) => isEven(n) && n > (start || 0)).length > 0',
      'evens: isEven(n) && n > (start || 0)',
      'evens: isEven(n)',
      'evens: n > (start || 0)',
      'evens: start',
      'evens: 0',
    ])
  })

  it('count once where they stand behind a not or between brackets', async () => {
    const source = 'export function isOpen(a: number, b: number): boolean { return !(a === b) }'
    expect(await conditionsIn(source)).toEqual(['isOpen: !(a === b)'])
  })
})
