import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Command, CommanderError } from 'commander'
import { format, resolveConfig } from 'prettier'
import { allLanguages } from '#content/languages.ts'
import { site, timeZone as siteTimeZone } from '#content/site.ts'
import { dayIn } from '#model/dates/time-zone.ts'
import { ask, confirmWrite, pluralize, SchoolError } from '#school/terminal.ts'
import { projectShape } from '../prerender/environment.ts'

const codes = allLanguages.map(({ code }) => code)
const isThere = (text: string) => text !== ''

/** By its option: what is asked, what the answer has to be, and whether it is. A hyphen answers that there is none. */
const questions = {
  name: ['what the school is called', 'a name', isThere],
  nameInGurmukhi: ['the same in Gurmukhi, - for none', '', () => true],
  address: ['where the site will be, such as https://school.example', 'an https address of a site', isOrigin],
  email: ['where parents write to', 'an email address', (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)],
  currency: ['what is paid in, such as GBP', 'a currency', (text) => currencies.includes(text)],
  sign: ['what stands before an amount', 'a sign', isThere],
  timeZone: ['whose hours the school keeps, such as Europe/London', 'a time zone', isTimeZone],
  city: ['the city that these hours are said in', 'a city', isThere],
  cityInGurmukhi: ['the same in Gurmukhi, - for none', '', () => true],
  languages: ['of the site: en, or en,pa', `a list of ${codes.join()} that begins with en`, areLanguages],
  project: [
    'the Firebase project, - for none yet',
    'a real project',
    (text) => !isThere(text) || projectShape.test(text),
  ],
} satisfies Record<string, [text: string, rule: string, isRight: (answer: string) => boolean]>
const currencies = Intl.supportedValuesOf('currency')

type Name = keyof typeof questions
type Answers = Record<Name, string>

/**
 * Makes a copy of the project another school's: asks for what no option gives, shows what it would write, and writes it.
 * Without a terminal, what is not given stays, or follows from what is.
 * @returns the exit code.
 */
export async function runSetup(args: readonly string[], folder: string): Promise<number> {
  const program = new Command('npm run setup --')
    .description('Makes the site another school’s. docs/another-school.md says what remains to be done.')
    .exitOverride()
  for (const [name, [text]] of Object.entries(questions)) program.option(`--${flagOf(name)} <answer>`, text)
  program.option('--yes', 'do not ask before writing')
  try {
    const given = program.parse(args, { from: 'user' }).opts<Partial<Answers> & { yes?: boolean }>()
    const answers: Partial<Answers> = {}
    for (const name of Object.keys(questions) as Name[])
      answers[name] = await answerTo(name, given[name], usualAfter(answers, folder)[name])
    const files = Object.entries(await filesFor(answers as Answers, folder))
    const changes = files.filter(([file, text]) => text !== read(folder, file))
    for (const [file, text] of changes) {
      const old = read(folder, file).split('\n')
      console.log(
        [file, ...text.split('\n').filter((line) => !/^#|^$/.test(line) && !old.includes(line))].join('\n  '),
      )
    }
    const target = { name: 'this folder', projectId: '', isLocal: false }
    if (changes.length === 0) console.log('Nothing to write: all of this is there.')
    else if (await confirmWrite(target, pluralize(changes.length, 'file'), given))
      for (const [file, text] of changes) writeFileSync(path.join(folder, file), text)
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode
    if (!(error instanceof SchoolError)) throw error
    console.error(error.message)
    return 1
  }
}

function flagOf(name: string): string {
  return name.replace(/[A-Z]/g, '-$&').toLowerCase()
}

async function answerTo(name: Name, given: string | undefined, usual: string): Promise<string> {
  const [text, rule, isRight] = questions[name]
  const isAsked = given === undefined && process.stdin.isTTY
  const said = isAsked ? await ask(`${flagOf(name)} (${text}) [${usual}]: `) : (given ?? usual)
  const answer = (said || usual).trim().replace(/^-$/, '')
  if (isRight(answer)) return answer
  const problem = `--${flagOf(name)}: "${answer}" is not ${rule}.`
  if (!isAsked) throw new SchoolError(`${problem} Nothing was written.`)
  console.log(problem)
  return answerTo(name, given, usual)
}

/** What the site has now, or what follows from the answers so far. */
function usualAfter(answers: Partial<Answers>, folder: string): Answers {
  const { name = site.name, currency = site.money.currency, timeZone = siteTimeZone } = answers
  const cityOfZone = timeZone.replace(/^.*\//, '').replaceAll('_', ' ')
  const { city = timeZone === siteTimeZone ? site.city : cityOfZone } = answers
  const ofCurrency = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0)
  return {
    ...{ name, address: site.address, email: site.email, currency, timeZone, city },
    nameInGurmukhi: name === site.name ? site.nameInGurmukhi : '',
    sign: currency === site.money.currency ? site.money.sign : (ofCurrency[0]?.value ?? ''),
    cityInGurmukhi: city === site.city ? site.cityInGurmukhi : '',
    languages: site.languages.join(),
    project: firebaseSettings(folder).projects?.default ?? '',
  }
}

async function filesFor({ project, ...answers }: Answers, folder: string): Promise<Record<string, string>> {
  const { timeZone, currency, sign, languages, ...texts } = answers
  const file = 'src/content/site.ts'
  const [types = '', ...rest] = read(folder, file).split(/(?=export const site\b)/)
  const values = { ...texts, money: { sign, currency }, languages: languages.split(',') }
  // The values alone: types and comments stay.
  let own = rest.join('').replace(/(?<=timeZone = ).*/, () => JSON.stringify(timeZone))
  for (const [name, value] of Object.entries(values))
    own = own.replace(new RegExp(`(?<=^  ${name}: )[^]*?(?=,\n(  \\w|}))`, 'm'), () => JSON.stringify(value))
  const options = { ...(await resolveConfig(path.join(folder, file))), parser: 'typescript' }
  return { [file]: await format(types + own, options), ...(project !== '' && filesOf(project, folder)) }
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
  ] as const) {
    if (!environment.includes(`${name}=`)) environment += `${name}=\n`
    environment = environment.replace(new RegExp(`^${name}=$`, 'm'), `${name}=${value}`)
  }
  return { '.env': environment, '.firebaserc': `${JSON.stringify({ ...settings, projects }, null, 2)}\n` }
}

function firebaseSettings(folder: string): { projects?: Record<string, string> } {
  return JSON.parse(read(folder, '.firebaserc') || '{}') as { projects?: Record<string, string> }
}

/** The text of a file; '' where there is none. */
function read(folder: string, file: string): string {
  const at = path.join(folder, file)
  return existsSync(at) ? readFileSync(at, 'utf8') : ''
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && text.startsWith('https:') && new URL(text).origin === text
}

function isTimeZone(text: string): boolean {
  try {
    return dayIn(text, new Date()) !== '' && text.includes('/')
  } catch {
    return false
  }
}

function areLanguages(text: string): boolean {
  return /^en(,|$)/.test(text) && text.split(',').every((code) => codes.includes(code))
}
