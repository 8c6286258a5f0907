/**
 * Recorded cases that the local Firestore does not answer as Google's emulator does, each with its reason. A case that
 * stands here and passes fails the conformance test, so the list cannot outlive its truth.
 */
export const outOfScope: Readonly<Record<string, string>> = {
  'queries.json: find_nearest':
    'Search by vectors: firebase/firestore/lite cannot send it, and the site stores no vectors.',
}
