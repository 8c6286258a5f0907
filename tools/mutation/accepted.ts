/** A mutant that no test kills, and why that is right. */
export interface Accepted {
  file: string
  place: string
  condition: string
  reason: string
}

export const accepted: readonly Accepted[] = []
