import type { Allow, FunctionDeclaration, MatchBlock, PathPattern, Ruleset } from '../syntax/ast.ts'
import { allMatches, fullPattern } from '../syntax/walk.ts'
import type { Scope } from './evaluate.ts'
import type { StructuredQueryConstraints } from './query-constraints.ts'
import { PartialValue, PathValue, type Value } from './values.ts'

/** In the target of a list: one segment of any value. */
export const anySegment = Symbol('any segment')
/** In the target of a collection group query: any ancestor path, possibly empty. */
export const anyAncestors = Symbol('any ancestors')

export type TargetSegment = string | typeof anySegment | typeof anyAncestors

/** A match block whose path covers the target, with the values of its wildcards. */
export interface Matched {
  allows: Allow[]
  /** The variables that are visible in a function declared in this block. */
  wildcards: (home: FunctionDeclaration['home']) => Scope | null
  /** The variables that are visible in the conditions of the block. */
  scope: Scope | null
}

interface Candidate {
  block: MatchBlock
  pattern: PathPattern[]
  restMinimum: 0 | 1
}

const candidates = new WeakMap<Ruleset, Candidate[]>()

function candidatesOf(rules: Ruleset): Candidate[] {
  const cached = candidates.get(rules)
  if (cached) return cached
  const fresh = allMatches(rules)
    .filter(({ allows }) => allows.length > 0)
    .map((block): Candidate => ({
      block,
      pattern: fullPattern(block),
      restMinimum: rules.version === 1 ? 1 : 0,
    }))
  candidates.set(rules, fresh)
  return fresh
}

/** An upper bound for the cost of `matching`. */
export function matchingCost(rules: Ruleset, target: readonly TargetSegment[]): number {
  return candidatesOf(rules).length * target.length
}

/** The match blocks with allow statements whose path covers the whole target, in source order. */
export function matching(rules: Ruleset, target: readonly TargetSegment[]): Matched[] {
  const found: Matched[] = []
  for (const { block, pattern, restMinimum } of candidatesOf(rules)) {
    const captures = capture(pattern, target, restMinimum)
    if (captures === null) continue
    const scopes = scopesOf(block, captures)
    const wildcards = (home: FunctionDeclaration['home']): Scope | null =>
      home === null ? null : (scopes.get(home) ?? null)
    found.push({ allows: block.allows, wildcards, scope: scopes.get(block) ?? null })
  }
  return found
}

/** What each part of the pattern captures; null if the pattern does not cover the target. */
function capture(
  pattern: readonly PathPattern[],
  target: readonly TargetSegment[],
  restMinimum: 0 | 1,
): Value[] | null {
  const rests = pattern.filter(({ kind }) => kind === 'rest').length
  if (rests === 0 && pattern.length !== target.length) return null
  const ends = endsOf(pattern, target, restMinimum)
  if (ends === null) return null
  const isOpen = target.some((segment) => typeof segment !== 'string')
  // Two rest wildcards can split a path in several ways, and the documents of a list need not be split as the list is.
  const firstOpen = rests > 1 && isOpen ? pattern.findIndex(({ kind }) => kind === 'rest') : pattern.length
  return pattern.map((part, index) => {
    if (part.kind === 'fixed') return null
    if (index >= firstOpen) return new PartialValue({ kind: 'nothing' }, part.name)
    const start = ends[index - 1] ?? 0
    if (part.kind === 'rest') return pathOf(target.slice(start, ends[index]), part.name)
    const segment = target[start]
    return typeof segment === 'string' ? segment : new PartialValue({ kind: 'nothing' }, part.name)
  })
}

/**
 * Where each part of the pattern ends in the target, with greedy rest wildcards; null if the pattern does not cover the
 * target. Failed positions are memoized, so that several rest wildcards do not take exponential time.
 */
function endsOf(
  pattern: readonly PathPattern[],
  target: readonly TargetSegment[],
  restMinimum: 0 | 1,
): number[] | null {
  const ends: number[] = []
  const failed = new Set<number>()
  const step = (part: number, at: number): boolean => {
    const current = pattern[part]
    if (current === undefined) return at === target.length
    if (current.kind === 'rest') return rest(part, at, restMinimum)
    const segment = target[at]
    if (segment === undefined || segment === anyAncestors) return false
    if (current.kind === 'fixed' && segment !== current.text) return false
    ends[part] = at + 1
    return step(part + 1, at + 1)
  }
  const rest = (part: number, at: number, missing: 0 | 1): boolean => {
    const key = (part * (target.length + 1) + at) * 2 + missing
    if (failed.has(key)) return false
    if (at < target.length && rest(part, at + 1, target[at] === anyAncestors ? missing : 0)) return true
    ends[part] = at
    if (missing === 0 && step(part + 1, at)) return true
    failed.add(key)
    return false
  }
  return step(0, 0) ? ends : null
}

function pathOf(segments: readonly TargetSegment[], name: string): Value {
  const fixed = segments.filter((segment) => typeof segment === 'string')
  return fixed.length === segments.length ? new PathValue(fixed) : new PartialValue({ kind: 'nothing' }, name)
}

function scopesOf(block: MatchBlock, captures: readonly Value[]): Map<MatchBlock, Scope | null> {
  const chain: MatchBlock[] = []
  for (let at: MatchBlock | null = block; at !== null; at = at.parent) chain.unshift(at)
  const scopes = new Map<MatchBlock, Scope | null>()
  let scope: Scope | null = null
  let position = 0
  for (const link of chain) {
    for (const part of link.pattern) {
      if (part.kind !== 'fixed') scope = { name: part.name, value: captures[position] ?? null, outer: scope }
      position += 1
    }
    scopes.set(link, scope)
  }
  return scopes
}

interface ListRequest {
  database: string
  path: string
  query?: StructuredQueryConstraints | undefined
}

/**
 * The documents of a list as a path with unknown segments, all of which a rule must cover. If the query names one document
 * of the collection, the whole path is known; not so for a collection group, because a rule on one collection never
 * covers a collection group query.
 */
export function listTarget(
  request: ListRequest,
  documentPath: PathValue | null,
): { target: readonly TargetSegment[]; name: PathValue | null } {
  const root = ['databases', request.database, 'documents']
  const segments = request.path.split('/').filter((segment) => segment !== '')
  const isCollection = segments.length % 2 === 1
  const collectionId = isCollection ? segments.at(-1) : request.query?.collectionId
  const parent = [...root, ...(isCollection ? segments.slice(0, -1) : segments)]
  const isGroup = request.query?.allDescendants === true
  const collection: TargetSegment =
    collectionId === undefined || collectionId === '' ? anySegment : collectionId
  const isInside =
    documentPath !== null &&
    (isGroup
      ? documentPath.segments.length > parent.length
      : documentPath.segments.length === parent.length + 2) &&
    documentPath.segments.length % 2 === 1 &&
    parent.every((segment, at) => segment === documentPath.segments[at]) &&
    (collection === anySegment || documentPath.segments.at(-2) === collection)
  if (isInside && !isGroup) return { target: documentPath.segments, name: documentPath }
  const between: TargetSegment[] = isGroup ? [anyAncestors] : []
  return { target: [...parent, ...between, collection, anySegment], name: isInside ? documentPath : null }
}
