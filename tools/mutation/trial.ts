import type { Mutant } from './mutant.ts'

/** Some source, its mutants and the tests that should kill them. */
export interface Trial {
  mutants: Mutant[]
  /** Whether all tests pass: with this mutant in place, or with the source as it is. */
  passes(mutant?: Mutant): Promise<boolean>
  close(): Promise<void>
}
