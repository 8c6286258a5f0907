import type { MatchBlock, PathPattern, Ruleset } from '../syntax/ast.ts'
import { allMatches, fullPattern } from '../syntax/walk.ts'
import type { Comparison } from '../../queries/decode.ts'
import type { Scope } from './evaluate.ts'
import { PathValue, RuleError, type Outcome } from './values.ts'

/** In the target of a list: one segment of any value. */
export const anySegment = Symbol('any segment')
/** In the target of a collection group query: any ancestor path, possibly empty. */
export const anyAncestors = Symbol('any ancestors')

/** A segment of the path that a request is about. */
export type TargetSegment = string | typeof anySegment | typeof anyAncestors

/** A match block whose path covers the target, with the values of its wildcards. */
export interface Matched {
  block: MatchBlock
  /** The variables that are visible in the conditions and functions of this block, or of one around it. */
  wildcards: (home: MatchBlock) => Scope | null
}

/** The match blocks with allow statements whose path covers the whole target, in source order. */
export function matching(rules: Ruleset, target: readonly TargetSegment[]): Matched[] {
  return allMatches(rules).flatMap((block): Matched[] => {
    const captures = block.allows.length === 0 ? null : capture(fullPattern(block), target)
    if (captures === null) return []
    const values = new Map(captures)
    return [{ block, wildcards: (home) => scopeIn(fullPattern(home), values) }]
  })
}

type Capture = [part: PathPattern, value: Outcome]

function scopeIn(pattern: readonly PathPattern[], values: ReadonlyMap<PathPattern, Outcome>): Scope | null {
  return pattern.reduce<Scope | null>((outer, part) => {
    return part.kind === 'fixed' ? outer : { name: part.name, value: values.get(part) ?? null, outer }
  }, null)
}

/**
 * What each wildcard of the pattern captures; null if the pattern does not cover the target. A rest wildcard takes as much
 * as it can. What no single value stands for is an error where a rule reads it.
 */
function capture(pattern: readonly PathPattern[], target: readonly TargetSegment[]): Capture[] | null {
  const [part, ...parts] = pattern
  if (part === undefined) return target.length === 0 ? [] : null
  if (part.kind === 'rest') return captureRest(part, parts, target)
  const [segment, ...segments] = target
  if (segment === undefined || segment === anyAncestors) return null
  if (part.kind === 'fixed' && part.text !== segment) return null
  const captures = capture(parts, segments)
  if (captures === null || part.kind === 'fixed') return captures
  return [[part, segment === anySegment ? unknown(part.name) : segment], ...captures]
}

function captureRest(
  part: PathPattern & { kind: 'rest' },
  parts: readonly PathPattern[],
  target: readonly TargetSegment[],
): Capture[] | null {
  for (let end = target.length; end >= 0; end--) {
    const captures = capture(parts, target.slice(end))
    if (captures === null) continue
    const isKnown = target.every((segment) => typeof segment === 'string')
    return [[part, isKnown ? new PathValue(target.slice(0, end)) : unknown(part.name)], ...captures]
  }
  return null
}

function unknown(name: string): RuleError {
  return new RuleError(`Property ${name} is undefined on object.`)
}

/** The collections of a list. */
export interface Listed {
  /** '' for every collection. */
  collectionId: string
  /** Whether it is a collection group. */
  allDescendants: boolean
  /** What its filters compare. */
  comparisons?: readonly Comparison[]
}

/** The documents of a list below a parent as a path with unknown segments, all of which a rule must cover. */
export function listTarget(
  parent: readonly string[],
  { collectionId, allDescendants }: Listed,
): readonly TargetSegment[] {
  const collection: TargetSegment = collectionId === '' ? anySegment : collectionId
  const ancestors: TargetSegment[] = allDescendants ? [anyAncestors] : []
  return [...parent, ...ancestors, collection, anySegment]
}
