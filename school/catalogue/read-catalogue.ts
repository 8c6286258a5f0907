import { isUtf8 } from 'node:buffer'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { parseDocument, visit } from 'yaml'
import { allLanguages, type Language } from '#content/languages.ts'
import { patterns } from '#lib/paths.ts'
import { storedList } from '#model/values/stored.ts'
import { SchoolError } from '../terminal.ts'
import { htmlOf } from './markdown.ts'
import { type Pictures, readPictures } from './pictures.ts'
import {
  publishedCourse,
  publishedCourseWords,
  publishedPost,
  publishedTeacher,
  publishedTeacherWords,
  type Site,
  siteKey,
} from './published.ts'

type Fields = Record<string, unknown>
type Schema = v.GenericSchema<unknown, Fields>

/** One document to publish: its id, which is the file's name, and its fields as they are stored. */
export interface CatalogueEntry {
  id: string
  fields: Fields
}

/** What the school publishes, ordered by id. */
export interface Catalogue {
  /** Each with its teachers, and with its texts in other languages in a map under their codes: `pa`. */
  courses: CatalogueEntry[]
  posts: CatalogueEntry[]
}

/** Reports everything that is wrong with the catalogue, one line each: file, field, what to change. */
export class CatalogueError extends SchoolError {
  constructor(readonly problems: readonly string[]) {
    super(`The catalogue cannot be published:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}

interface Kind {
  folder: string
  /** How to parse a file's text into fields, by extension; throws a sentence if it cannot be parsed at all. */
  formats: Record<string, (text: string, pictures: Pictures) => unknown>
  idPattern: RegExp
  idRule: string
  schema: (id: string, site: Site) => Schema
}

const [, ...otherLanguages] = allLanguages

const courses: Kind = {
  folder: 'courses',
  formats: { '.yaml': parseYaml },
  // A course's id is its level.
  idPattern: /^[1-9]$/,
  idRule: 'the name of the file is the level of the course and must be 1 to 9',
  schema: publishedCourse,
}

/** A post's is its address, too. */
const namedByLetters = {
  idPattern: /^[A-Za-z0-9-]{1,64}$/,
  idRule: 'the name of the file may have only letters, digits and hyphens, 64 at most',
}

const teachers: Kind = {
  folder: 'teachers',
  formats: { '.yaml': parseYaml },
  ...namedByLetters,
  schema: publishedTeacher,
}

/** Of the files with the texts of a course or a teacher in a language: `.pa.yaml`. */
function endingOf({ code }: Language): string {
  return `.${code}.yaml`
}

const posts: Kind = {
  folder: 'posts',
  formats: {
    '.html': (text) => parsePost(text),
    '.md': (text, pictures) => {
      const post = parsePost(text)
      return { ...post, content: htmlOf(post.content, pictures) }
    },
  },
  ...namedByLetters,
  schema: publishedPost,
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/

/**
 * Reads and validates the courses and posts of a catalogue folder. The pictures they refer to must be in `public/` next
 * to it.
 * @throws CatalogueError with every problem found, never only the first.
 */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const pictures = await readPictures(join(folder, '..', 'public'))
  const problems: string[] = []
  const courseFiles = await filesIn(folder, 'courses', problems)
  // A school need not have these, and Git keeps no empty folder.
  const filesIfAny = async (kind: string) =>
    existsSync(join(folder, kind)) ? await filesIn(folder, kind, problems) : []
  const [postFiles, teacherFiles] = [await filesIfAny('posts'), await filesIfAny('teachers')]
  const site = { pictures, paths: pathsOf(postFiles, pictures) }
  const read = (kind: Kind, files: string[]) => readKind(folder, kind, files, site, problems)

  /** @param wordsOf what its texts in another language may be, beside its fields where these can be published. */
  async function readTranslated(kind: Kind, files: string[], wordsOf: (own?: Fields) => Schema) {
    const isOwn = (file: string) => !otherLanguages.some((language) => file.endsWith(endingOf(language)))
    const entries = await read(kind, files.filter(isOwn))
    const ownOf = (id: string) => entries.find((entry) => entry.id === id)?.fields
    for (const language of otherLanguages) {
      const ending = endingOf(language)
      const ofLanguage = files.filter((file) => file.endsWith(ending))
      const words: Kind = { ...kind, formats: { [ending]: parseYaml }, schema: (id) => wordsOf(ownOf(id)) }
      for (const { id, fields } of await read(words, ofLanguage))
        Object.assign(ownOf(id) ?? {}, { [language.code]: fields })
      for (const file of ofLanguage) {
        const own = file.replace(ending, '.yaml')
        if (!files.includes(own))
          problems.push(`${kind.folder}/${file}: there is no ${own} beside it, which it would translate.`)
      }
    }
    return entries
  }

  const ofCourses = await readTranslated(courses, courseFiles, publishedCourseWords)
  const ofTeachers = await readTranslated(teachers, teacherFiles, publishedTeacherWords)
  for (const { id, fields } of ofCourses) {
    const teachers = ofTeachers.flatMap((teacher) => {
      const levels = storedList(teacher.fields.levels)
      return levels.length === 0 || levels.includes(Number(id)) ? [teacher.fields] : []
    })
    if (teachers.length > 0) fields.teachers = teachers
  }
  const catalogue = { courses: ofCourses, posts: await read(posts, postFiles) }
  if (problems.length > 0) throw new CatalogueError(problems)
  return catalogue
}

async function readKind(
  catalogue: string,
  { folder, formats, idPattern, idRule, schema }: Kind,
  files: readonly string[],
  site: Site,
  problems: string[],
): Promise<CatalogueEntry[]> {
  const entries: CatalogueEntry[] = []
  const byId = new Map<string, string>()
  for (const file of files) {
    const report = (problem: string, line = '') => problems.push(`${folder}/${file}${line}: ${problem}.`)
    const [ending = '', parse] = Object.entries(formats).find(([ending]) => file.endsWith(ending)) ?? []
    if (parse === undefined) {
      report(`only ${Object.keys(formats).join(' and ')} files are published from here`)
      continue
    }
    const id = file.slice(0, -ending.length)
    const other = byId.get(id)
    byId.set(id, file)
    if (other !== undefined) report(`has the same name as ${other}: only one of them can be published`)
    if (!idPattern.test(id)) report(idRule)
    let text = ''
    try {
      text = await readText(join(catalogue, folder, file))
      const result = v.safeParse(schema(id, site), parse(text, site.pictures))
      if (result.success) entries.push({ id, fields: result.output })
      for (const issue of result.issues ?? []) {
        const field = v.getDotPath(issue) ?? 'the file'
        const sentence = `${field} ${sentenceOf(issue)}`
        report(sentence, field === 'content' ? lineOf(sentence, text) : '')
      }
    } catch (error) {
      report(messageOf(error), lineOf(messageOf(error), text))
    }
  }
  return entries.sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** Every path of the site, including courses of levels that are not taught now. */
function pathsOf(postFiles: readonly string[], pictures: Pictures): ReadonlySet<string> {
  const { course, enrol, confirmation, blogPost, ...others } = patterns
  const ofCourse = (level: string) =>
    [course, enrol, confirmation].map((path) => path.replace(':courseId', level))
  const all = [
    ...Object.values(others),
    ...'123456789'.split('').flatMap(ofCourse),
    ...postFiles.map((file) => blogPost.replace(':blogId', file.replace(/\..*$/, ''))),
    ...pictures.keys(),
    '/feed.xml',
  ]
  return new Set(all.map(siteKey))
}

/** Where the file first has the text that a sentence quotes last, or its element: `, line 8`; '' if nowhere. */
function lineOf(sentence: string, text: string): string {
  const [, quoted = ''] = /"([^"]+)"[^"]*$/.exec(sentence) ?? []
  const [element = ''] = /<\w+/.exec(sentence) ?? []
  const places =
    quoted === '' ? [element] : ['(', '"', "'", '=', '[', '>', ''].map((before) => before + quoted)
  const at = places.map((place) => (place === '' ? -1 : text.indexOf(place))).find((index) => index >= 0)
  return at === undefined ? '' : `, line ${text.slice(0, at).split('\n').length}`
}

/** The text of a file without a byte order mark. */
async function readText(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new Error(`cannot be read (${messageOf(error)})`)
  })
  if (!isUtf8(bytes)) throw new Error('is not written in UTF-8: save it again, with UTF-8 as its encoding')
  return new TextDecoder().decode(bytes)
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const { kind, type, expected, received, message } = issue
  if (type === 'strict_object' && expected === 'never') return 'is not a field that is published here'
  if (received === 'undefined') return 'is missing'
  if (kind === 'schema') return `must be a ${nounFor(expected)}, not ${received}`
  return type === 'min_value' ? `must be ${String(expected)}, not ${received}` : message
}

/** YAML's word for one of Valibot's types. */
function nounFor(expected: string | null): string {
  return expected === 'Array' ? 'list' : String(expected).toLowerCase()
}

function parseYaml(text: string): Record<string, unknown> {
  const document = parseDocument(text)
  const [error] = document.errors
  if (error !== undefined) throw new Error(`the YAML is broken: ${error.message.split(/:?\n/)[0] ?? ''}`)
  visit(document, {
    Scalar: (_key, { value, comment }) => {
      if (typeof value !== 'string' || comment == null) return
      throw new Error(
        `the text "${value}" ends where YAML takes "#${comment}" for a comment. Put the whole text in quotes, or the comment on a line of its own`,
      )
    },
  })
  const fields: unknown = document.toJS()
  if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return { ...fields }
  throw new Error('the YAML must be a list of fields, each written "name: value"')
}

/** Fields between two lines of ---, then the content. */
function parsePost(text: string): Record<string, unknown> & { content: string } {
  const [, head, content = ''] = frontMatter.exec(text) ?? []
  if (head === undefined) throw new Error('the file must begin with its fields between two lines of ---')
  // The leading line replaces the opening ---, so that line numbers in messages match the file.
  const fields = parseYaml(`\n${head}`)
  if ('content' in fields) {
    throw new Error('content is what follows the second ---, it cannot stand among the fields')
  }
  return { ...fields, content }
}

/** Files by name, without hidden ones that systems leave behind. */
async function filesIn(catalogue: string, folder: string, problems: string[]): Promise<string[]> {
  try {
    return (await readdir(join(catalogue, folder))).filter((file) => !file.startsWith('.')).sort()
  } catch (error) {
    problems.push(`${folder}: the folder cannot be read (${messageOf(error)}).`)
    return []
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
