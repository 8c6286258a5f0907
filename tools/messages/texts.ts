import ts from 'typescript'
import { isScalar, parse, parseDocument } from 'yaml'
import { courseTexts } from '#model/course.ts'

/** A text of a file, which has `write(text)` from `start` to `end`; what is put together from others as it is written. */
export interface Text {
  /** The way to it: `copy.cart.checkout`, `learn.0`. */
  name: string
  text: string
  start: number
  end: number
  /** What must stay when its words change, piece by piece. */
  frameOf: (text: string) => string[]
  write: (text: string) => string
}

/** The only piece that looks like code and cannot be code. */
export const unpaired = 'a bracket or a quotation mark is missing or too much'

/** Tags, items, addresses, line breaks, and what a person might take for a placeholder. */
const marks = /<[^>]*>|--|\n|\$\{|https?:\S+|\S+@\S+/g

/** Of a text without code: that it says something, the spaces that join it to others, its marks. No code looks like it. */
function frameOfWords(text: string): string[] {
  const ends = [/^\s/.test(text) && 'a space at the beginning', /\s$/.test(text) && 'a space at the end']
  const says = text.trim() === '' ? 'an empty text' : 'some words'
  return [says, ...ends.filter((end) => end !== false), ...(text.match(marks) ?? []).map(named).sort()]
}

function named(mark: string): string {
  return mark === '\n' ? 'a line break' : mark
}

/** The texts of a course, from its YAML. What has double dashes, within double quotes, is given item by item. */
export function textsInCourse(yaml: string): Text[] {
  const document = parseDocument(yaml)
  return courseTexts.flatMap((name): Text[] => {
    const node: unknown = document.get(name, true)
    if (!isScalar<string>(node) || !node.range) return []
    const [start, end] = node.range
    const written = yaml.slice(start, end).trimEnd()
    const folded = (text: string) => `>-\n  ${text.replaceAll('\n', '\n\n  ')}`
    const write = written.startsWith('>') ? folded : (text: string) => JSON.stringify(text)
    if (!/^".*--/s.test(written))
      return [{ name, text: node.value, start, end: start + written.length, frameOf: frameOfWords, write }]
    // Without the end of a line within quotes.
    const items = written.slice(1, -1).matchAll(/(?:^|--)((?:(?!--|\\\n)[^])*)/g)
    return Array.from(items, ({ 0: dashed, 1: item = '', index }, number) => ({
      name: `${name}.${number}`,
      text: parse(`"${item}"`) as string,
      start: start + 1 + index + dashed.length - item.length,
      end: start + 1 + index + dashed.length,
      // The heading of something to learn ends at its colon.
      frameOf: (text) => [...frameOfWords(text), ...(text.match(name === 'learn' ? /:/g : /$^/g) ?? [])],
      write: (text) => JSON.stringify(text).slice(1, -1),
    }))
  })
}

/** The texts in what a module of `src/content` exports, from its source: nothing of it is run. */
export function textsInModule(source: string): Text[] {
  const constants = new Map<string, ts.Node>()
  const file = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true)
  const statements = file.statements.filter(ts.isVariableStatement)
  for (const one of file.statements)
    if (ts.isFunctionDeclaration(one)) constants.set(one.name?.text ?? '', one)
  for (const { name, initializer } of statements.flatMap((one) => [...one.declarationList.declarations]))
    if (initializer) constants.set(name.getText(), initializer)
  return statements
    .filter(({ modifiers }) => modifiers !== undefined)
    .flatMap((one) => one.declarationList.declarations.flatMap(({ name }) => textsIn(name, name.getText())))

  function textsIn(node: ts.Node, name: string): Text[] {
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return textsIn(node.expression, name)
    const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined
    if (constant !== undefined) return textsIn(constant, name)
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap((element, index) => textsIn(element, `${name}.${index}`))
    if (ts.isObjectLiteralExpression(node))
      return node.properties.flatMap((property) => {
        const value = ts.isPropertyAssignment(property) ? property.initializer : property.name
        const key = property.name && 'text' in property.name ? property.name.text : ''
        return value === undefined ? [] : textsIn(value, `${name}.${key}`)
      })
    const place = { name, start: node.getStart(), end: node.end }
    if (ts.isStringLiteralLike(node) && node.text !== '')
      return [{ ...place, text: node.text, frameOf: frameOfWords, write: (text) => JSON.stringify(text) }]
    // What has no words of its own, and is no function that puts them in an order, is a sentence somewhere else.
    if (!ts.isArrowFunction(node) && !tokensOf(node).some((token) => /^['"`}].*\p{L}/su.test(token)))
      return []
    const write = (text: string) => tokensIn(text).slice(1, -1).join(' ')
    return [{ ...place, text: node.getText(), write, frameOf: (text) => tokensIn(text, true) }]
  }
}

/** The tokens of an expression within brackets: other statements would be tokens behind them. */
function tokensIn(text: string, isFrame = false): string[] {
  const source = `[${text}\n]`
  const { diagnostics = [] } = ts.transpileModule(source, { reportDiagnostics: true })
  if (diagnostics.length > 0) return [unpaired]
  return tokensOf(ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true), isFrame)
}

/** Without comments. Texts keep their own in a frame, and placeholders are sorted: each language has its own order. */
function tokensOf(node: ts.Node, isFrame = false): string[] {
  if (isFrame && ts.isStringLiteralLike(node) && !isCode(node)) return frameOfWords(node.text)
  if (isFrame && ts.isTemplateExpression(node) && !isCode(node)) {
    const texts = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text)
    const inner = node.templateSpans.map(({ expression }) => `\${${tokensOf(expression, true).join(' ')}}`)
    return [...frameOfWords(texts.join('0')), ...inner.sort()]
  }
  const children = node.getChildren()
  if (children.length > 0) return children.flatMap((child) => tokensOf(child, isFrame))
  return [node.getText()].filter((token) => token !== '')
}

/** Whether a text is compared, passed on or looked up, rather than read by a person. */
function isCode({ parent }: ts.Node): boolean {
  const { CallExpression, ElementAccessExpression, PropertyAssignment, LiteralType } = ts.SyntaxKind
  if (ts.isBinaryExpression(parent)) return /[!=]==?/.test(parent.operatorToken.getText())
  return [CallExpression, ElementAccessExpression, PropertyAssignment, LiteralType].includes(parent.kind)
}
