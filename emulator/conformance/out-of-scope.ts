/**
 * Recorded cases that the local Firestore does not answer as Google's implementations do, each with its reason, under
 * `file: name of the case`. One that stands here and passes fails its test, so the list cannot outlive its truth.
 */
export const outOfScope: Readonly<Record<string, string>> = {}
