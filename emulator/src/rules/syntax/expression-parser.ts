import { typeNames, type BinaryOperator, type Expression, type PathPiece, type Span } from './ast.ts'
import type { TokenStream } from './token-stream.ts'

// Loosest binding first: || && (== !=) is in (< <= > >=) (+ -) (* / %).
const precedence: ReadonlyMap<string, number> = new Map([
  ['||', 1],
  ['&&', 2],
  ['==', 3],
  ['!=', 3],
  ['is', 4],
  ['in', 5],
  ['<', 6],
  ['<=', 6],
  ['>', 6],
  ['>=', 6],
  ['+', 7],
  ['-', 7],
  ['*', 8],
  ['/', 8],
  ['%', 8],
])

const maxInt = 2n ** 63n - 1n

/** A recursive descent parser for expressions. */
export class ExpressionParser {
  constructor(private readonly stream: TokenStream) {}

  /** `a ? b : c` and everything that binds tighter. */
  parse(): Expression {
    const condition = this.binary(1)
    if (!this.stream.skipSymbol('?')) return condition
    const whenTrue = this.parse()
    this.stream.expectSymbol(':', "and the other choice of the '?'")
    const whenFalse = this.parse()
    return { kind: 'conditional', condition, whenTrue, whenFalse, ...this.from(condition.span.start) }
  }

  /** The span of a node that begins there and ends with the last token taken. */
  private from(start: number): { span: Span } {
    return { span: this.stream.spanFrom(start) }
  }

  private operator(): string | null {
    const { kind, text } = this.stream.current
    if (kind !== 'symbol' && !(kind === 'name' && (text === 'in' || text === 'is'))) return null
    return precedence.has(text) ? text : null
  }

  private binary(minimum: number): Expression {
    let left = this.unary()
    for (;;) {
      const operator = this.operator()
      if (operator === null) return left
      const level = precedence.get(operator) ?? 0
      if (level < minimum) return left
      if (operator === '/') this.checkDivision()
      this.stream.take()
      left = operator === 'is' ? this.typeTest(left) : this.combine(operator, left, this.binary(level + 1))
    }
  }

  /** Google's compiler takes `/2` for the beginning of a path. */
  private checkDivision(): void {
    const { scanner, current } = this.stream
    if (!/\s/.test(scanner.source.charAt(scanner.offset)))
      this.stream.fail("The operator '/' needs a space after it, or it begins a path", current.span)
  }

  private typeTest(operand: Expression): Expression {
    const token = this.stream.expectName("the name of a type after 'is'")
    const type = typeNames.find((name) => name === token.text)
    if (type === undefined) {
      return this.stream.fail(
        `'${token.text}' is not a type; after 'is' comes one of: ${typeNames.join(', ')}`,
        token.span,
      )
    }
    return { kind: 'is', operand, type, ...this.from(operand.span.start) }
  }

  private combine(operator: string, left: Expression, right: Expression): Expression {
    if (operator === '||') return this.chain('or', left, right)
    if (operator === '&&') return this.chain('and', left, right)
    return {
      kind: 'binary',
      operator: operator as BinaryOperator,
      left,
      right,
      ...this.from(left.span.start),
    }
  }

  /** A chain such as `a && b && c` is one node, so that it does not nest. */
  private chain(kind: 'and' | 'or', left: Expression, right: Expression): Expression {
    const isLonger = left.kind === kind && !this.bracketed.has(left)
    const operands = isLonger ? left.operands : [left]
    operands.push(right)
    return { kind, operands, ...this.from(left.span.start) }
  }

  private unary(): Expression {
    const { stream } = this
    const start = stream.current.span.start
    if (stream.skipSymbol('!')) {
      const operand = this.unary()
      return { kind: 'not', operand, ...this.from(start) }
    }
    if (stream.skipSymbol('-')) {
      // No other sign may follow, as in Google's compiler.
      const operand = this.postfix()
      return { kind: 'negative', operand, ...this.from(start) }
    }
    return this.postfix()
  }

  private postfix(): Expression {
    const { stream } = this
    let object = this.primary()
    for (;;) {
      const start = object.span.start
      if (stream.skipSymbol('.')) {
        const { text: name } = stream.expectName("a property's or method's name after '.'")
        if (stream.isSymbol('(')) {
          const args = this.args()
          object = { kind: 'method', object, name, args, ...this.from(start) }
        } else {
          object = { kind: 'member', object, name, ...this.from(start) }
        }
      } else if (stream.skipSymbol('[')) {
        const index = this.parse()
        const to = stream.skipSymbol(':') ? this.parse() : null
        stream.expectSymbol(']', "to close '['")
        object =
          to === null
            ? { kind: 'index', object, index, ...this.from(start) }
            : { kind: 'slice', object, from: index, to, ...this.from(start) }
      } else {
        return object
      }
    }
  }

  private args(): Expression[] {
    this.stream.expectSymbol('(', 'before the arguments')
    return this.sequence(')', "to close the arguments' '('")
  }

  private sequence(close: string, purpose: string): Expression[] {
    const items: Expression[] = []
    while (!this.stream.isSymbol(close)) {
      items.push(this.parse())
      if (!this.stream.skipSymbol(',')) break
    }
    this.stream.expectSymbol(close, purpose)
    return items
  }

  private readonly bracketed = new WeakSet<Expression>()

  private primary(): Expression {
    const { stream } = this
    const token = stream.current
    const { start } = token.span
    switch (token.kind) {
      case 'string':
        stream.take()
        return { kind: 'literal', value: token.value, ...this.from(start) }
      case 'int': {
        const value = BigInt(token.text)
        if (value > maxInt) stream.fail(`${token.text} does not fit into a 64-bit integer`, token.span)
        stream.take()
        return { kind: 'literal', value, ...this.from(start) }
      }
      case 'float':
        stream.take()
        return { kind: 'literal', value: Number(token.text), ...this.from(start) }
      case 'name':
        return this.named()
      default:
    }
    if (stream.isSymbol('/')) return this.path()
    if (stream.skipSymbol('(')) {
      const inner = this.parse()
      stream.expectSymbol(')', "to close '('")
      this.bracketed.add(inner)
      return inner
    }
    if (stream.skipSymbol('[')) {
      const items = this.sequence(']', "to close the list's '['")
      return { kind: 'list', items, ...this.from(start) }
    }
    return stream.unexpected('a value')
  }

  private named(): Expression {
    const { stream } = this
    const { text: name, span } = stream.current
    if (name === 'in' || name === 'is') stream.unexpected('a value')
    stream.take()
    const constant = name === 'true' ? true : name === 'false' ? false : name === 'null' ? null : undefined
    if (constant !== undefined) return { kind: 'literal', value: constant, ...this.from(span.start) }
    if (!stream.isSymbol('(')) return { kind: 'name', name, ...this.from(span.start) }
    const args = this.args()
    return { kind: 'call', name, args, target: null, ...this.from(span.start) }
  }

  private path(): Expression {
    const { stream } = this
    const { scanner } = stream
    const { start } = stream.current.span
    const segments: PathPiece[] = []
    stream.rewindToCurrent()
    while (scanner.follows('/')) {
      scanner.offset += 1
      const piece = this.piece()
      if (piece === '')
        scanner.fail("After '/' in a path comes a name, (default) or $(an expression)", scanner.offset)
      segments.push(piece)
    }
    stream.resume()
    return { kind: 'path', segments, ...this.from(start) }
  }

  private piece(): PathPiece {
    const { scanner } = this.stream
    if (scanner.follows('(default)')) {
      scanner.offset += '(default)'.length
      return '(default)'
    }
    if (!scanner.follows('$(')) return scanner.literalText()
    scanner.offset += 2
    this.stream.resume()
    const value = this.parse()
    if (!this.stream.isSymbol(')')) this.stream.unexpected("')' to close the path's '$('")
    scanner.offset = this.stream.current.span.end
    return value
  }
}
