import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { allLanguages, languageAt, languages } from './languages.ts'

const sources = import.meta.glob<string>('./*/**/*.ts', { eager: true, query: '?raw', import: 'default' })
const [first, ...others] = allLanguages
/** What is no sentence: the names of parts of a page in its address, and the codes of languages. */
const addresses = ['id', 'postLanguage', 'lang']
/** What the form service and the models call a failure; a sentence asks for them by name. */
const codes = ['TYPE_EMAIL', 'not-an-email']

/** Every text that is written in a module, within functions too: sentences with a name or a number are functions. */
function textsIn(source: string): string[] {
  const texts: string[] = []
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isPropertyAssignment(node)) {
      if (!addresses.includes(node.name.getText())) visit(node.initializer)
    } else {
      if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node)) texts.push(node.text)
      ts.forEachChild(node, visit)
    }
  }
  visit(ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true))
  return texts.filter((text) => !codes.includes(text))
}

/** The sources of a language's words, by the names of their files. */
function filesOf(code: string): Map<string, string> {
  const folder = `./${code}/`
  const ofFolder = Object.entries(sources).filter(([file]) => file.startsWith(folder))
  return new Map(ofFolder.map(([file, source]) => [file.slice(folder.length), source]))
}

describe('the words of a language', () => {
  it.each(others)('have the files of the English ones in $name', ({ code }) => {
    expect([...filesOf(code).keys()]).toEqual([...filesOf(first.code).keys()])
  })

  const inOtherScripts = others
    .filter(({ script }) => script !== first.script)
    .flatMap(({ code }) => [...filesOf(code)].map(([file, source]) => [`${code}/${file}`, source] as const))

  it.each(inOtherScripts.filter(([file]) => !file.endsWith('/language.ts')))(
    'are in its own letters alone in %s',
    (_file, source) => {
      expect(textsIn(source).filter((text) => /[A-Za-z]/.test(text))).toEqual([])
    },
  )
})

it.each(allLanguages)('Unicode knows the letters of $name by the name of their script', ({ script }) => {
  const name = script.charAt(0).toUpperCase() + script.slice(1)
  expect(() => new RegExp(`\\p{Script=${name}}`, 'u')).not.toThrow()
})

it.each([
  ['/pa', 'pa'],
  ['/PA/courses', 'pa'],
  ['/pa?from=a-letter', 'pa'],
  ['/pa#price', 'pa'],
  ['/', 'en'],
  ['/panna', 'en'],
  ['/courses/pa', 'en'],
  ['/en', 'en'],
])('the language of the address %s is %s', (path, code) => {
  expect(languageAt(path).code).toBe(languages.some((one) => one.code === code) ? code : 'en')
})

it('what the form service complains of is said in its own English words after the name of the field in Punjabi', async () => {
  const { copy } = await import('./pa/contact.ts')
  const sentence = 'ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਖਾਨਾ ਦੁਬਾਰਾ ਵੇਖੋ: ਸੁਨੇਹਾ (is too long)'
  expect(copy.ofService('message', undefined, 'is too long')).toBe(sentence)
  expect(copy.ofService('email', 'TYPE_EMAIL', 'should be an email')).not.toMatch(/[a-z]/)
})

describe('days and hours in Punjabi', () => {
  it('are said with their month and the part of the day', async () => {
    const { formatDay, formatDays, formatTime, formatTimes, formatWeekdays } = await import('./pa/format.ts')
    expect(formatDay('2027-01-11')).toBe('11 ਜਨਵਰੀ 2027')
    expect(formatDays('2027-01-11', '2027-05-28')).toBe('11 ਜਨਵਰੀ ਤੋਂ 28 ਮਈ 2027\u00a0ਤੱਕ')
    expect(formatTime('09:05')).toBe('ਸਵੇਰੇ 9:05 ਵਜੇ')
    expect(formatTimes('16:30', '17:15')).toBe('ਸ਼ਾਮ 4:30 ਤੋਂ 5:15 ਵਜੇ\u00a0ਤੱਕ')
    expect(formatTimes('15:30', '16:15')).toBe('ਦੁਪਹਿਰ 3:30 ਵਜੇ ਤੋਂ ਸ਼ਾਮ 4:15 ਵਜੇ\u00a0ਤੱਕ')
    expect(formatWeekdays(['mon', 'wed', 'fri'])).toBe('ਸੋਮਵਾਰ, ਬੁੱਧਵਾਰ ਅਤੇ ਸ਼ੁੱਕਰਵਾਰ')
  })

  it('are only said to have changed where a course has none any more', async () => {
    const { copy } = await import('./pa/enrol.ts')
    expect(copy.changed.term('')).toBe('ਸੈਸ਼ਨ ਬਦਲ ਗਿਆ ਹੈ।')
    expect(copy.changed.hours('')).toBe('ਜਮਾਤਾਂ ਦਾ ਸਮਾਂ ਬਦਲ ਗਿਆ ਹੈ।')
  })
})
