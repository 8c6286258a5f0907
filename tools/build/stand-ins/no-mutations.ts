/**
 * Stands in for the part of React Query that remembers mutations, 1 KB compressed on every page that reads: this site
 * writes by Firestore alone, so there are none.
 */
export class MutationCache {
  findAll(): never[] {
    return []
  }

  resumePausedMutations(): Promise<void> {
    return Promise.resolve()
  }

  clear(): void {
    // Nothing is kept.
  }
}
