import ts from 'typescript'
import type { Text } from './sentences.ts'

/** Tags, items, addresses, line breaks, and what a person might take for a placeholder. */
const marks = /<[^>]*>|--|\n|\$\{|https?:\S+|\S+@\S+/g

/** The texts in what a module of `src/content` exports, from its source: nothing of it is run. */
export function textsInModule(source: string): Text[] {
  const file = parse(source)
  const constants = new Map<string, ts.Node>()
  const exported: string[] = []
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement)) constants.set(statement.name?.text ?? '', statement)
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || initializer === undefined) continue
      constants.set(name.text, initializer)
      if (statement.modifiers?.length) exported.push(name.text)
    }
  }
  return exported.flatMap((name) => textsIn(constants.get(name) ?? file.endOfFileToken, name))

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
    const place = { name, start: node.getStart(file), end: node.end }
    if (ts.isStringLiteralLike(node))
      return node.text === ''
        ? []
        : [{ ...place, text: node.text, frameOf: frameOfWords, write: JSON.stringify }]
    // What has no words of its own, and is no function that puts them in an order, is a sentence somewhere else.
    const hasWords = tokensOf(node).some((token) => /^['"`}][^]*\p{L}/u.test(token))
    if (!hasWords && !ts.isArrowFunction(node)) return []
    const write = (text: string) => tokensOf(expressionIn(text)).join(' ')
    const frameOf = (text: string) => tokensOf(expressionIn(text), true)
    return [{ ...place, text: node.getText(file), write, frameOf }]
  }
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true)
}

/** @throws where the text is no expression, or more than one. */
function expressionIn(text: string): ts.Node {
  const file = parse(`[${text}\n]`)
  const [statement, ...others] = file.statements
  const list = statement && ts.isExpressionStatement(statement) ? statement.expression : undefined
  const { diagnostics = [] } = ts.transpileModule(file.text, { reportDiagnostics: true })
  const [only, second] = list && ts.isArrayLiteralExpression(list) ? list.elements : []
  if (only === undefined || second !== undefined || others.length + diagnostics.length > 0)
    throw new SyntaxError('it cannot be read as code')
  return only
}

/**
 * The tokens of an expression, without comments.
 *
 * @param isFrame whether of each text only what must stay is given, and the placeholders of a template in the order of
 *   the alphabet, because languages order them in their own ways.
 */
function tokensOf(node: ts.Node, isFrame = false): string[] {
  if (isFrame && ts.isStringLiteralLike(node) && !isCode(node)) return frameOfWords(node.text)
  if (isFrame && ts.isTemplateExpression(node) && !isCode(node)) {
    const texts = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text)
    const placeholders = node.templateSpans.map(
      ({ expression }) => `\${${tokensOf(expression, true).join(' ')}}`,
    )
    return [...frameOfWords(texts.join('0')), ...placeholders.sort()]
  }
  const inner = node.getChildren()
  return inner.length === 0 ? [node.getText()] : inner.flatMap((child) => tokensOf(child, isFrame))
}

/** Whether a text is compared, passed on or looked up, and not read by a person. */
function isCode({ parent }: ts.Node): boolean {
  return (
    (ts.isBinaryExpression(parent) && /[!=]==?/.test(parent.operatorToken.getText())) ||
    [ts.isCallExpression, ts.isElementAccessExpression, ts.isPropertyAssignment, ts.isLiteralTypeNode].some(
      (is) => is(parent),
    )
  )
}

/**
 * What a text without code must keep when its words change: that it says something, the spaces that join it to others, and
 * its marks. No code looks like the first piece.
 */
export function frameOfWords(text: string): string[] {
  return [
    text.trim() === '' ? 'an empty text' : 'some words',
    ...(/^\s/.test(text) ? ['a space at the beginning'] : []),
    ...(/\s$/.test(text) ? ['a space at the end'] : []),
    ...(text.match(marks) ?? []).sort(),
  ]
}
