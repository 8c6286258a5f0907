import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Command } from 'commander'
import { format, resolveConfig } from 'prettier'
import { allLanguages } from '#content/languages.ts'
import { site, timeZone } from '#content/site.ts'
import { dayIn } from '#model/dates/time-zone.ts'
import { ask, confirmWrite, pluralize, SchoolError } from '#school/terminal.ts'
import { projectShape } from '../prerender/environment.ts'

const codes = allLanguages.map(({ code }) => code)
const currencies = Intl.supportedValuesOf('currency').join('|')

/** By option: the question, the expected answer, its test, and the current value. Answers are tidied first. */
const questions = {
  name: ['of the school', 'a name', /./, site.name],
  address: ['such as https://school.example', 'an https address', /^https:\/\/[\w.-]+$/, site.address],
  email: ['where parents write to', 'an email address', /^[^\s@]+@[^\s@]+\.[^\s@]+$/, site.email],
  currency: ['such as GBP', 'a currency', RegExp(`^(${currencies})$`), site.money.currency],
  zone: ['of its hours, such as Europe/London', 'a time zone', { test: isTimeZone }, timeZone],
  languages: [
    'en or en,pa',
    `${codes.join('|')}, en first, each once`,
    { test: areLanguages },
    site.languages.join(),
  ],
  project: ['of Firebase, - for none yet', 'a real project', RegExp(`^-$|${projectShape.source}`), '-'],
} satisfies Record<string, [text: string, rule: string, right: { test: typeof isTimeZone }, usual: string]>

type Name = keyof typeof questions

/** Normalises equivalent spellings of an answer. */
const tidied: Partial<Record<Name, (answer: string) => string>> = {
  address: (answer) => answer.replace(/\/+$/, ''),
  currency: (answer) => answer.toUpperCase(),
  zone: canonicalZone,
  languages: (answer) => answer.replace(/\s/g, ''),
}

type Answers = Record<Name, string>

/**
 * Makes a copy of the project another school's: asks for what no option gives, shows what it would write, and writes it.
 * Without a terminal, what is not given stays.
 * @throws SchoolError if an answer cannot be taken: nothing is written then.
 */
export async function runSetup(args: readonly string[], folder: string): Promise<void> {
  const program = new Command('npm run setup --')
    .description('Makes the site another school’s. docs/another-school.md says what remains to be done.')
    .option('--yes', 'do not ask before writing')
  for (const [name, [text]] of Object.entries(questions)) program.option(`--${name} <answer>`, text)
  const given = program.parse(args, { from: 'user' }).opts<Partial<Answers> & { yes?: boolean }>()
  const own: Record<string, string | undefined> = { project: firebaseSettings(folder).projects?.default }
  const answers: Partial<Answers> = {}
  for (const name of Object.keys(questions) as Name[])
    answers[name] = await answerTo(name, given[name], own[name] ?? questions[name][3])
  const files = Object.entries(await filesFor(answers as Answers, folder))
  const changes = files.filter(([file, text]) => text !== read(folder, file))
  for (const [file, text] of changes) {
    const old = read(folder, file).split('\n')
    const lines = text.split('\n').filter((line) => !/^#|^$/.test(line) && !old.includes(line))
    console.log([file, ...lines].join('\n  '))
  }
  const target = { name: 'this folder', projectId: '', isLocal: false }
  if (changes.length === 0) console.log('Nothing to write: all of this is there.')
  else if (await confirmWrite(target, pluralize(changes.length, 'file'), given))
    for (const [file, text] of changes) writeFileSync(path.join(folder, file), text)
}

async function answerTo(name: Name, given: string | undefined, usual: string): Promise<string> {
  const [text, rule, right] = questions[name]
  const isAsked = given === undefined && process.stdin.isTTY
  const said = isAsked ? await ask(`${name} (${text}) [${usual}]: `) : (given ?? usual)
  const typed = (said || usual).trim()
  const answer = tidied[name]?.(typed) ?? typed
  if (right.test(answer)) return answer
  const problem = `--${name}: "${answer}" is not ${rule}.`
  if (!isAsked) throw new SchoolError(`${problem} Nothing was written.`)
  console.log(problem)
  return answerTo(name, given, usual)
}

/** What depends on an answer, such as the city on a time zone, stays if the answer does. */
async function filesFor({ project, ...answers }: Answers, folder: string): Promise<Record<string, string>> {
  const { zone, currency, languages, ...texts } = answers
  const [sign] = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0)
  const values = {
    ...texts,
    ...(texts.name !== site.name && { names: {} }),
    ...(currency !== site.money.currency && { money: { sign: sign?.value, currency } }),
    ...(zone !== timeZone && { city: zone.replace(/^.*\//, '').replaceAll('_', ' '), cities: {} }),
    languages: languages.split(','),
  }
  const file = 'src/content/site.ts'
  // The values alone: comments stay.
  let source = read(folder, file).replace(/(?<=timeZone = ).*/, () => JSON.stringify(zone))
  for (const [name, value] of Object.entries(values))
    source = source.replace(
      new RegExp(`(?<=^  ${name}: )[^]*?(?=( as [\\w<>, [\\]]+)?,\n(  [\\w/]|}))`, 'm'),
      () => JSON.stringify(value),
    )
  const options = { ...(await resolveConfig(path.join(folder, file))), parser: 'typescript' }
  return { [file]: await format(source, options), ...(project !== '-' && filesOf(project, folder)) }
}

/** What is filled in for the same project stays. */
function filesOf(project: string, folder: string) {
  const settings = firebaseSettings(folder)
  const projects = { ...settings.projects, default: project }
  let environment = read(folder, '.env') || read(folder, '.env.example')
  const [, other = project] = /^VITE_FIREBASE_PROJECT_ID=(.+)$/m.exec(environment) ?? []
  if (other !== project)
    throw new SchoolError(`.env is filled in for the project ${other}: rename it first. Nothing was written.`)
  for (const [name, value] of [
    ['VITE_FIREBASE_PROJECT_ID', project],
    ['VITE_FIREBASE_AUTH_DOMAIN', `${project}.firebaseapp.com`],
  ] as const)
    environment = environment.replace(new RegExp(`^${name}=$`, 'm'), `${name}=${value}`)
  return { '.env': environment, '.firebaserc': `${JSON.stringify({ ...settings, projects }, null, 2)}\n` }
}

function firebaseSettings(folder: string): { projects?: Record<string, string> } {
  return JSON.parse(read(folder, '.firebaserc') || '{}') as { projects?: Record<string, string> }
}

function read(folder: string, file: string): string {
  const at = path.join(folder, file)
  return existsSync(at) ? readFileSync(at, 'utf8') : ''
}

function isTimeZone(text: string): boolean {
  try {
    return dayIn(text, new Date()) !== '' && text.includes('/')
  } catch {
    return false
  }
}

/** `Europe/London` of `europe/london`. A name for which this Node knows another one, as for Asia/Kolkata, is kept. */
function canonicalZone(text: string): string {
  if (!isTimeZone(text)) return text
  const { timeZone: known } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions()
  const typed = text.toLowerCase().replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase())
  return known.toLowerCase() === text.toLowerCase() ? known : typed
}

function areLanguages(text: string): boolean {
  const chosen = text.split(',')
  return (
    chosen[0] === 'en' &&
    chosen.every((code) => codes.includes(code)) &&
    new Set(chosen).size === chosen.length
  )
}
