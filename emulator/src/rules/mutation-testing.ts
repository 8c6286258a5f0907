import type { Judge } from './authorize.ts'
import { equals } from './evaluation/equality.ts'
import { RuleError, type Outcome } from './evaluation/values.ts'
import { mutantsOf, type Mutant } from './mutants.ts'
import type { Expression, Ruleset } from './syntax/ast.ts'

/** Finds out which mutants of the rules are noticed: an observed request is allowed by one and denied by the other. */
export class MutationTesting {
  /** Of all mutants, the noticed ones too. */
  readonly count: number
  /** Those that no request has noticed yet, by the expression whose outcome they change. */
  readonly #unnoticed = new Map<Expression | null, Set<Mutant>>()

  constructor(rules: Ruleset) {
    const mutants = mutantsOf(rules)
    this.count = mutants.length
    for (const mutant of mutants) {
      const others = this.#unnoticed.get(mutant.within) ?? new Set()
      this.#unnoticed.set(mutant.within, others.add(mutant))
    }
  }

  /** In source order. */
  get unnoticed(): readonly Mutant[] {
    const all = [...this.#unnoticed.values()].flatMap((mutants) => [...mutants])
    return all.sort((one, other) => one.span.start - other.span.start)
  }

  /**
   * Judges a request by the mutants that no request has noticed yet. Most change no outcome of what they are within, which
   * is found out without judging the whole.
   */
  readonly observe = (judge: Judge): void => {
    const candidates = new Set(this.#unnoticed.get(null))
    judge((expression, outcome, again) => {
      for (const mutant of this.#unnoticed.get(expression) ?? [])
        if (!candidates.has(mutant) && !isSame(outcome, mutant.during(again))) candidates.add(mutant)
    })
    // Asked again, because looking by `again` has spent of the look-ups that a request may make.
    const denial = judge()
    for (const mutant of candidates) {
      const other = mutant.during(() => judge())
      if ((other === null) !== (denial === null)) this.#unnoticed.get(mutant.within)?.delete(mutant)
    }
  }
}

function isSame(one: Outcome, other: Outcome): boolean {
  if (one instanceof RuleError || other instanceof RuleError)
    return one instanceof RuleError && other instanceof RuleError
  return equals(one, other)
}
