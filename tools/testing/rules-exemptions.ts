import type { CoverageRow } from 'firestore-emulator/rules/coverage'

/** A place of firestore.rules that no request can bring to an outcome, and why it stays. */
export interface Exemption {
  kind: CoverageRow['kind']
  /** The source of the place, on one line. */
  text: string
  /** What it never is, in the words of gapOf. */
  gap: string
  reason: string
}

/** The last resort: a test that reaches the place, or a simpler rule, is better. */
export const exemptions: readonly Exemption[] = []
