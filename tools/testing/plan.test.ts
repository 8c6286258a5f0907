import { expect, test } from 'vitest'
import { planFrom, UnknownPlan } from './plan.ts'

test('without words it runs the fast projects and the one journey', () => {
  expect(planFrom([])).toEqual({
    projects: ['unit', 'spec', 'rules', 'data', 'pages'],
    vitestArguments: [],
    playwright: ['--grep', '@journey'],
    narrowed: false,
    judgesCoverage: true,
  })
})

test('--all runs every project and every browser test', () => {
  expect(planFrom(['--all'])).toEqual({
    projects: ['unit', 'spec', 'rules', 'data', 'pages', 'emulator', 'conformance'],
    vitestArguments: [],
    playwright: [],
    narrowed: false,
    judgesCoverage: true,
  })
})

test('--rest runs what is left out without words', () => {
  expect(planFrom(['--rest'])).toEqual({
    projects: ['emulator', 'conformance'],
    vitestArguments: [],
    playwright: ['--grep-invert', '@journey'],
    narrowed: false,
    judgesCoverage: true,
  })
})

test('--official runs what a Firestore of any kind can be asked, and judges no coverage', () => {
  expect(planFrom(['--official'])).toEqual({
    projects: ['rules', 'data', 'pages'],
    vitestArguments: [],
    playwright: [],
    narrowed: false,
    judgesCoverage: false,
  })
})

test('--only e2e passes the rest on to Playwright', () => {
  expect(planFrom(['--only', 'e2e', '--headed'])).toMatchObject({ projects: [], playwright: ['--headed'] })
})

test('--only a project passes the rest on to Vitest', () => {
  expect(planFrom(['--only', 'rules', '-t', 'owner'])).toEqual({
    projects: ['rules'],
    vitestArguments: ['-t', 'owner'],
    playwright: null,
    narrowed: true,
    judgesCoverage: true,
  })
})

test('--only a whole project is not narrowed, so that an empty one fails', () => {
  expect(planFrom(['--only', 'rules']).narrowed).toBe(false)
})

test('a browser test that is named runs alone', () => {
  for (const file of ['tests/e2e/smoke.spec.ts', 'smoke.spec.ts:3', 'tests/e2e']) {
    expect(planFrom([file])).toMatchObject({ projects: [], playwright: [file] })
  }
})

test('another test that is named is looked for in every project', () => {
  const plan = planFrom(['tests/emulator/rest.test.ts'])
  expect(plan.projects).toContain('emulator')
  expect(plan).toMatchObject({
    vitestArguments: ['tests/emulator/rest.test.ts'],
    playwright: null,
    narrowed: true,
  })
})

test('files of both runners at once make no sense', () => {
  expect(() => planFrom(['a.test.ts', 'b.spec.ts'])).toThrow(UnknownPlan)
})

test('an unknown kind is refused with the known ones', () => {
  expect(() => planFrom(['--only', 'everything'])).toThrow(
    'e2e, unit, spec, rules, data, pages, emulator, conformance',
  )
  expect(() => planFrom(['--only'])).toThrow(UnknownPlan)
})
