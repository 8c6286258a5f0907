/** The Vitest projects of vitest.config.ts, in the order in which they are named. */
const everyProject = ['unit', 'spec', 'rules', 'data', 'pages', 'emulator', 'conformance'] as const
const onlyWithAll: readonly string[] = ['emulator', 'conformance']
/** What also runs against Google's Firestore emulator. */
const official = ['rules', 'data', 'pages'] as const
export type Project = (typeof everyProject)[number]

/** What one run of the tests does. */
export interface Plan {
  /** The Vitest projects to run; none where empty. */
  projects: readonly Project[]
  vitestArguments: readonly string[]
  /** Playwright's arguments; `null` where no browser test runs. */
  playwright: readonly string[] | null
  /** Whether tests were chosen by hand, so that a project without any is no failure. */
  narrowed: boolean
  /** Whether the coverage of the rules can be judged: only the local Firestore tells it. */
  judgesCoverage: boolean
}

/** The command line makes no sense; the message says why. */
export class UnknownPlan extends Error {}

/**
 * What a command line asks for.
 *
 * - nothing: unit, spec, rules, data, pages, and the one journey in the browser
 * - `--all`: every Vitest project and every browser test
 * - `--rest`: what the run without words leaves out
 * - `--official`: what `npm run test:official` runs, against the Firestore that it names
 * - `--only e2e`, `--only rules`: all of one kind
 * - anything else goes on to the runner: to Playwright with `--only e2e` or where a file of `tests/e2e` is named, to
 *   Vitest otherwise, as in `npm test -- src/model -t "leap year"`; then only that runner starts.
 *
 * @throws UnknownPlan for an unknown kind, and for files of both runners at once.
 */
export function planFrom(commandLine: readonly string[]): Plan {
  const rest = [...commandLine]
  if (take(rest, '--official', 1).length > 0)
    return {
      projects: official,
      vitestArguments: [],
      playwright: rest,
      narrowed: false,
      judgesCoverage: false,
    }
  if (take(rest, '--rest', 1).length > 0)
    return {
      projects: everyProject.filter((project) => onlyWithAll.includes(project)),
      vitestArguments: [],
      playwright: ['--grep-invert', '@journey', ...rest],
      narrowed: false,
      judgesCoverage: true,
    }
  const all = take(rest, '--all', 1).length > 0
  const [given, only = ''] = take(rest, '--only', 2)
  if (only === 'e2e')
    return {
      projects: [],
      vitestArguments: [],
      playwright: rest,
      narrowed: rest.length > 0,
      judgesCoverage: true,
    }
  if (given !== undefined) return vitestOnly([projectNamed(only)], rest)

  const files = rest.filter((argument) => !argument.startsWith('-'))
  const specs = files.filter((file) => /(^|\/)tests\/e2e\b|\.spec\.ts(:\d+)?$/.test(file))
  if (specs.length > 0) {
    if (rest.some((file) => file.includes('.test.ts'))) {
      throw new UnknownPlan('Name browser tests or other tests, not both at once.')
    }
    return { projects: [], vitestArguments: [], playwright: rest, narrowed: true, judgesCoverage: true }
  }
  if (rest.length > 0) return vitestOnly(everyProject, rest)
  return {
    projects: all ? everyProject : everyProject.filter((project) => !onlyWithAll.includes(project)),
    vitestArguments: [],
    playwright: all ? [] : ['--grep', '@journey'],
    narrowed: false,
    judgesCoverage: true,
  }
}

function vitestOnly(projects: readonly Project[], vitestArguments: string[]): Plan {
  return {
    projects,
    vitestArguments,
    playwright: null,
    narrowed: vitestArguments.length > 0,
    judgesCoverage: true,
  }
}

function projectNamed(name: string): Project {
  const project = everyProject.find((known) => known === name)
  if (!project) throw new UnknownPlan(`--only takes one of: e2e, ${everyProject.join(', ')}.`)
  return project
}

function take(commandLine: string[], option: string, length: number): string[] {
  const at = commandLine.indexOf(option)
  return at === -1 ? [] : commandLine.splice(at, length)
}
