// The syntax tree of a rules file. Every node has its location, for mutants and for what a denial says.

/** A location: offsets into the source (end exclusive), and the 1-based line and column of the start. */
export interface Span {
  start: number
  end: number
  line: number
  column: number
}

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete'

/** The names that may follow `is`: those that `firestore.rules` asks for. */
export const typeNames = ['bool', 'int', 'list', 'number', 'string', 'timestamp'] as const
export type TypeName = (typeof typeNames)[number]

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%'
export type ComparisonOperator = '<' | '<=' | '>' | '>='
export type BinaryOperator = '==' | '!=' | 'in' | ArithmeticOperator | ComparisonOperator

/** A segment of a path literal: fixed text, or an expression inside `$( )`. */
export type PathPiece = string | Expression

interface Node {
  span: Span
}

export type Expression =
  | (Node & { kind: 'literal'; value: null | boolean | bigint | number | string })
  | (Node & { kind: 'name'; name: string })
  | (Node & { kind: 'list'; items: Expression[] })
  | (Node & { kind: 'path'; segments: PathPiece[] })
  | (Node & { kind: 'member'; object: Expression; name: string })
  | (Node & { kind: 'index'; object: Expression; index: Expression })
  | (Node & { kind: 'slice'; object: Expression; from: Expression; to: Expression })
  | (Node & { kind: 'call'; name: string; args: Expression[]; target: FunctionDeclaration | null })
  | (Node & { kind: 'method'; object: Expression; name: string; args: Expression[] })
  | (Node & { kind: 'not' | 'negative'; operand: Expression })
  | (Node & { kind: 'and' | 'or'; operands: Expression[] })
  | (Node & { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression })
  | (Node & { kind: 'is'; operand: Expression; type: TypeName })
  | (Node & { kind: 'conditional'; condition: Expression; whenTrue: Expression; whenFalse: Expression })

export interface FunctionDeclaration {
  name: string
  parameters: string[]
  lets: { name: string; value: Expression; span: Span }[]
  result: Expression
  span: Span
  nameSpan: Span
  /** The match block that contains it and whose wildcards are visible in the body. */
  home: MatchBlock
}

export type PathPattern =
  { kind: 'fixed'; text: string } | { kind: 'single'; name: string } | { kind: 'rest'; name: string }

export interface Allow {
  methods: Method[]
  /** `true` where none is written. */
  condition: Expression
  span: Span
}

/** A `match`; its parts are in source order. */
export interface MatchBlock {
  pattern: PathPattern[]
  allows: Allow[]
  functions: FunctionDeclaration[]
  matches: MatchBlock[]
  parent: MatchBlock | null
  span: Span
}

export interface Ruleset {
  source: string
  matches: MatchBlock[]
}
