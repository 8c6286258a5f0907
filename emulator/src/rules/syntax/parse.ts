import { basename } from 'node:path'
import type { Allow, FunctionDeclaration, MatchBlock, Method, PathPattern, Ruleset } from './ast.ts'
import { checkRules } from './check.ts'
import { ExpressionParser } from './expression-parser.ts'
import { RulesSyntaxError } from './scanner.ts'
import { TokenStream } from './token-stream.ts'

export { RulesSyntaxError }
export type { Ruleset }

const methodsOf: Record<string, Method[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
}

/**
 * Parses the source of a rules file (https://firebase.google.com/docs/rules/rules-language).
 * @throws {RulesSyntaxError} for the first error.
 */
export function parseRules(source: string): Ruleset {
  const ruleset = new RulesParser(source).file()
  checkRules(ruleset)
  return ruleset
}

/** A syntax error as it is printed: `firestore.rules:LINE:COLUMN message`. */
export function describeSyntaxError(file: string, error: RulesSyntaxError): string {
  return `${basename(file)}:${error.message}`
}

class RulesParser {
  private readonly stream: TokenStream
  private readonly expressions: ExpressionParser

  constructor(private readonly source: string) {
    this.stream = new TokenStream(source)
    this.expressions = new ExpressionParser(this.stream)
  }

  file(): Ruleset {
    const { stream } = this
    this.version()
    stream.expectWord('service', "and the name of the service, as in 'service cloud.firestore { … }'")
    stream.expectWord('cloud', 'of cloud.firestore')
    stream.expectSymbol('.', 'of cloud.firestore')
    stream.expectWord('firestore', 'of cloud.firestore')
    stream.expectSymbol('{', 'after the name of the service')
    const matches: MatchBlock[] = []
    while (!stream.isSymbol('}')) {
      if (!stream.isWord('match')) stream.unexpected("'match' or '}'")
      matches.push(this.match(null))
    }
    stream.take()
    if (stream.current.kind !== 'end') stream.unexpected('nothing more after the service')
    return { source: this.source, matches }
  }

  private version(): void {
    const { stream } = this
    stream.expectWord('rules_version', "before everything else, as in 'rules_version = '2''")
    stream.expectSymbol('=', "after 'rules_version'")
    const { current } = stream
    if (current.kind !== 'string' || current.value !== '2') stream.unexpected("'2', in quotes")
    stream.take()
    stream.skipSymbol(';')
  }

  private function(home: MatchBlock): FunctionDeclaration {
    const { stream } = this
    const { start } = stream.take().span
    const name = stream.expectName("the function's name")
    const parameters = this.parameters()
    stream.expectSymbol('{', "to open the function's body")
    const lets: FunctionDeclaration['lets'] = []
    while (stream.isWord('let')) {
      const from = stream.take().span.start
      const variable = stream.expectName("the variable's name after 'let'")
      stream.expectSymbol('=', "after the variable's name")
      const value = this.expressions.parse()
      stream.expectSymbol(';', "after 'let … = …'")
      lets.push({ name: variable.text, value, span: stream.spanFrom(from) })
    }
    stream.expectWord('return', "and the function's value")
    const result = this.expressions.parse()
    stream.skipSymbol(';')
    stream.expectSymbol('}', "to close the function's body")
    return {
      name: name.text,
      nameSpan: name.span,
      parameters,
      lets,
      result,
      span: stream.spanFrom(start),
      home,
    }
  }

  private parameters(): string[] {
    const { stream } = this
    const names: string[] = []
    stream.expectSymbol('(', "after the function's name")
    while (!stream.isSymbol(')')) {
      const { text, span } = stream.expectName("an argument's name")
      if (names.includes(text)) stream.fail(`The argument '${text}' is named twice`, span)
      names.push(text)
      if (!stream.skipSymbol(',')) break
    }
    stream.expectSymbol(')', "to close the function's arguments")
    return names
  }

  private match(parent: MatchBlock | null): MatchBlock {
    const { stream } = this
    const { start, ...at } = stream.take().span
    if (!stream.isSymbol('/')) stream.unexpected("a path that begins with '/' after 'match'")
    const block: MatchBlock = {
      pattern: this.pattern(),
      allows: [],
      functions: [],
      matches: [],
      parent,
      span: { start, ...at },
    }
    stream.expectSymbol('{', "after the path of 'match'")
    while (!stream.isSymbol('}')) {
      if (stream.isWord('allow')) block.allows.push(this.allow())
      else if (stream.isWord('function')) block.functions.push(this.function(block))
      else if (stream.isWord('match')) block.matches.push(this.match(block))
      else stream.unexpected("'allow', 'match', 'function' or '}'")
    }
    stream.take()
    block.span = stream.spanFrom(start)
    return block
  }

  private pattern(): PathPattern[] {
    const { stream } = this
    const { scanner } = stream
    const pattern: PathPattern[] = []
    stream.rewindToCurrent()
    while (scanner.follows('/')) {
      scanner.offset += 1
      const text = scanner.patternText()
      if (text !== '') pattern.push({ kind: 'fixed', text })
      else if (scanner.follows('{')) pattern.push(this.wildcard())
      else scanner.fail("After '/' in a match path comes a name, {variable} or {variable=**}", scanner.offset)
    }
    stream.resume()
    return pattern
  }

  private wildcard(): PathPattern {
    const { stream } = this
    stream.scanner.offset += 1
    stream.resume()
    const { text: name } = stream.expectName("a variable's name after '{'")
    let kind: 'single' | 'rest' = 'single'
    if (stream.skipSymbol('=')) {
      stream.expectSymbol('*', "as in '{variable=**}'")
      if (stream.skipSymbol('*')) kind = 'rest'
    }
    if (!stream.isSymbol('}')) stream.unexpected("'}' to close the variable")
    stream.scanner.offset = stream.current.span.end
    return { kind, name }
  }

  private allow(): Allow {
    const { stream } = this
    const { start } = stream.take().span
    const methods: Method[] = []
    do {
      const { text, span } = stream.expectName("a method after 'allow'")
      const named = Object.hasOwn(methodsOf, text) ? methodsOf[text] : undefined
      if (!named) {
        return stream.fail(
          `'${text}' is not a method; use one of: ${Object.keys(methodsOf).join(', ')}`,
          span,
        )
      }
      methods.push(...named)
    } while (stream.skipSymbol(','))
    let condition = null
    if (stream.skipSymbol(':')) {
      stream.expectWord('if', "after ':'")
      condition = this.expressions.parse()
    }
    stream.skipSymbol(';')
    return { methods, condition, span: stream.spanFrom(start) }
  }
}
