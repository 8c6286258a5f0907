/**
 * Stands in for the module of the Firestore SDK that computes with 64-bit integers and Bloom filters, 3 KB compressed.
 * Firestore lite asks it only to compare ids that are written `__id7__`, and the browser can do that by itself.
 */
export class Integer {
  constructor(private readonly value: bigint) {}

  static fromString(text: string): Integer {
    return new Integer(BigInt(text))
  }

  /** Below zero where this one comes first, above where the other does. */
  compare(other: Integer): number {
    if (this.value === other.value) return 0
    return this.value < other.value ? -1 : 1
  }
}
