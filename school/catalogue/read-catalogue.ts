import { readFile, readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import * as v from 'valibot'
import { parseDocument } from 'yaml'
import { SchoolError } from '../terminal/school-error.ts'
import { publishedBlogPost, publishedCourse } from './published.ts'
import { courseTextProblems, postContentProblems, type Problem } from './check-content.ts'
import { htmlOf } from './markdown.ts'
import { picturesIn, type PictureSize, pictureSizeIn } from './pictures.ts'

/** One document to publish: its id, which is the file's name, and its fields as they are stored. */
export interface CatalogueEntry {
  id: string
  fields: Record<string, unknown>
}

/** What the school publishes, in the order of the ids. */
export interface Catalogue {
  courses: CatalogueEntry[]
  posts: CatalogueEntry[]
}

/** Says everything that is wrong with the catalogue, one line for each: file, field, what to change. */
export class CatalogueError extends SchoolError {
  constructor(readonly problems: readonly string[]) {
    super(`The catalogue cannot be published:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

/** The pictures that the site has. */
interface Pictures {
  addresses: ReadonlySet<string>
  sizeOf: PictureSize
}

interface Kind {
  folder: string
  /** By the ending of a file's name, how its text becomes fields; throws a sentence where it cannot be read at all. */
  formats: Record<string, (text: string, pictureSize: PictureSize) => unknown>
  idPattern: RegExp
  idRule: string
  schema: typeof publishedCourse | typeof publishedBlogPost
  /** What the schema cannot know: the id, the form of a text, pictures. */
  check: (id: string, fields: Record<string, unknown>, pictures: ReadonlySet<string>) => Problem[]
}

const kinds = {
  // A course's id is its level.
  courses: {
    folder: 'courses',
    formats: { '.yaml': parseYaml },
    idPattern: /^[1-9]$/,
    idRule: 'the name of the file is the level of the course and must be 1 to 9',
    schema: publishedCourse,
    check: courseProblems,
  },
  posts: {
    folder: 'posts',
    formats: {
      '.html': (text) => parsePost(text),
      '.md': (text, pictureSize) => parsePost(text, (content) => htmlOf(content, pictureSize)),
    },
    idPattern: /^[A-Za-z0-9-]{1,64}$/,
    idRule:
      'the name of the file is the address of the post and may have only letters, digits and hyphens, 64 at most',
    schema: publishedBlogPost,
    check: (_id, fields, pictures) => postContentProblems(fields, pictures),
  },
} satisfies Record<string, Kind>

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/

/**
 * Reads and checks the courses and posts of a catalogue folder. The pictures they name must
 * stand in `public/` beside that folder.
 *
 * @param folder path of the catalogue, which holds `courses/` and `posts/`
 * @throws CatalogueError with every problem found, never only the first
 */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const site = join(folder, '..', 'public')
  const pictures = { addresses: await picturesIn(site), sizeOf: pictureSizeIn(site) }
  const problems: string[] = []
  const catalogue = {
    courses: await readKind(folder, kinds.courses, pictures, problems),
    posts: await readKind(folder, kinds.posts, pictures, problems),
  }
  if (problems.length > 0) throw new CatalogueError(problems)
  return catalogue
}

async function readKind(
  folder: string,
  kind: Kind,
  pictures: Pictures,
  problems: string[],
): Promise<CatalogueEntry[]> {
  const entries: CatalogueEntry[] = []
  const files = new Map<string, string>()
  for (const file of await filesIn(join(folder, kind.folder), kind.folder, problems)) {
    const report = (problem: string) => problems.push(`${kind.folder}/${file}: ${problem}`)
    const extension = extname(file)
    const parse = kind.formats[extension]
    if (parse === undefined) {
      report(`only ${Object.keys(kind.formats).join(' and ')} files are published from here.`)
      continue
    }
    const id = file.slice(0, -extension.length)
    const other = files.get(id)
    files.set(id, file)
    if (other !== undefined) report(`has the same name as ${other}: only one of them can be published.`)
    if (!kind.idPattern.test(id)) report(`${kind.idRule}.`)
    const text = await readText(join(folder, kind.folder, file), report)
    if (text === null) continue
    const fields = readFields(() => parse(text, pictures.sizeOf), kind.schema, report)
    if (fields === null) continue
    for (const problem of kind.check(id, fields, pictures.addresses)) {
      report(`${problem.field} ${problem.sentence}.`)
    }
    entries.push({ id, fields })
  }
  return entries.sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** The text of a file without a byte order mark, or `null` after reporting why not. */
async function readText(path: string, report: (problem: string) => void): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    report(
      error instanceof TypeError
        ? 'is not written in UTF-8: save it again, with UTF-8 as its encoding.'
        : `cannot be read (${reason}).`,
    )
    return null
  }
}

/** The fields of one file as the schema gives them back, or `null` after reporting why not. */
function readFields(
  parse: () => unknown,
  schema: Kind['schema'],
  report: (problem: string) => void,
): Record<string, unknown> | null {
  let parsed: unknown
  try {
    parsed = parse()
  } catch (error) {
    report(`${error instanceof Error ? error.message : String(error)}.`)
    return null
  }
  const result = v.safeParse(schema, parsed)
  if (result.success) return result.output
  // A field's first problem often causes the next (an EndDate that is no day is also before its StartDate).
  const reported = new Set<string>()
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? 'the file'
    if (!reported.has(field)) report(`${field} ${sentenceOf(issue)}.`)
    reported.add(field)
  }
  return null
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return 'is not a field that is published here'
  if (issue.received === 'undefined') return 'is missing'
  if (issue.kind === 'schema')
    return `must be a ${String(issue.expected).toLowerCase()}, not ${issue.received}`
  if (issue.type === 'check' || issue.type === 'non_empty') return issue.message
  return `must be ${String(issue.expected)}, not ${issue.received}`
}

function parseYaml(text: string): unknown {
  const document = parseDocument(text)
  const [error] = document.errors
  if (error !== undefined) throw new Error(`the YAML is broken: ${error.message.split(/:?\n/)[0] ?? ''}`)
  const fields: unknown = document.toJS()
  if (!isFields(fields)) throw new Error('the YAML must be a list of fields, each written "name: value"')
  return fields
}

/** Fields between two lines of ---, then the content, which `asHtml` turns into what is stored. */
function parsePost(text: string, asHtml?: (content: string) => string): unknown {
  const parts = frontMatter.exec(text)
  if (parts === null) throw new Error('the file must begin with its fields between two lines of ---')
  // The leading line stands for the opening ---, so that the line numbers in messages are those of the file.
  const fields = parseYaml(`\n${parts[1] ?? ''}`) as Record<string, unknown>
  if ('content' in fields)
    throw new Error('content is what follows the second ---, it cannot stand among the fields')
  const content = parts[2] ?? ''
  return { ...fields, content: asHtml === undefined ? content : asHtml(content) }
}

function courseProblems(
  id: string,
  fields: Record<string, unknown>,
  pictures: ReadonlySet<string>,
): Problem[] {
  const problems = courseTextProblems(fields, pictures)
  if (String(fields.number) !== id) {
    problems.push({
      field: 'number',
      sentence: `must be ${id}, the name of the file, not ${String(fields.number)}`,
    })
  }
  return problems
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Files without those that systems leave behind (their names begin with a dot), by name. */
async function filesIn(path: string, name: string, problems: string[]): Promise<string[]> {
  try {
    return (await readdir(path)).filter((file) => !file.startsWith('.')).sort()
  } catch (error) {
    problems.push(
      `${name}: the folder cannot be read (${error instanceof Error ? error.message : String(error)}).`,
    )
    return []
  }
}
