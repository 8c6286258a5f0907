import type { StoredDocument } from '../documents/document.ts'
import { invalid } from '../errors.ts'
import { doubleOf, numberOf } from '../values/content.ts'
import { isReserved } from '../documents/names.ts'
import { getField, parseFieldPath, type FieldPath } from '../values/field-path.ts'
import { compareDoubles, vectorOf } from '../values/order.ts'
import type { WireValue } from '../wire.ts'
import type { FindNearest } from './decode.ts'

/** A search for the documents whose vector lies nearest to a given one. */
export interface NearestPlan {
  path: FieldPath
  vector: readonly number[]
  measure: keyof typeof measures
  /** The maximum number of results. */
  limit: number
  /** The field for the distance in the response: a name, not a path. */
  resultField?: string
  threshold?: number
}

const measures = { EUCLIDEAN: euclidean, COSINE: cosine, DOT_PRODUCT: dotProduct }
const maxLimit = 1000
const maxDimensions = 2048

/** Checks the findNearest of a query; throws INVALID_ARGUMENT. */
export function planNearest(message: FindNearest): NearestPlan {
  const { vectorField, queryVector, distanceMeasure, limit, distanceResultField, distanceThreshold } = message
  if (queryVector === undefined) throw invalid('Cannot convert firestore.v1.Value with type unset.')
  const vector = numbersOf(queryVector)
  if (vector === undefined) throw invalid('Query Value must be of type vector.')
  if (vector.length === 0) throw invalid('Cannot have a zero length vector.')
  if (vector.length > maxDimensions) throw invalid(`Vectors must be at most ${maxDimensions} dimensions.`)
  if (distanceMeasure === undefined || distanceMeasure === 'DISTANCE_MEASURE_UNSPECIFIED') {
    throw invalid('Unknown Distance Measure.')
  }
  if (limit === undefined || limit < 1 || limit > maxLimit) {
    throw invalid(`FindNearest.limit must be a positive integer of no more than ${maxLimit}`)
  }
  if (distanceResultField !== undefined && isReserved(distanceResultField)) {
    throw invalid(`The distanceResultField.property.name "${distanceResultField}" is reserved.`)
  }
  return {
    path: parseFieldPath(vectorField?.fieldPath ?? ''),
    vector,
    measure: distanceMeasure,
    limit,
    ...(distanceResultField ? { resultField: distanceResultField } : {}),
    ...(distanceThreshold === undefined ? {} : { threshold: distanceThreshold }),
  }
}

/**
 * The documents with the nearest vectors, nearest first, ties in the given order. Documents without a vector of the same
 * length are left out. Those whose distance is NaN, such as a zero vector under COSINE, come last, or are left out if
 * there is a threshold.
 */
export function nearestOf(documents: readonly StoredDocument[], plan: NearestPlan): StoredDocument[] {
  const { path, vector, measure, limit, resultField, threshold } = plan
  // Only for the dot product, larger is nearer.
  const sign = measure === 'DOT_PRODUCT' ? 1 : -1
  return documents
    .flatMap((document) => {
      const value = getField(document.fields, path)
      const stored = value === undefined ? undefined : numbersOf(value)
      return stored?.length === vector.length
        ? [{ document, distance: measures[measure](stored, vector) }]
        : []
    })
    .filter(({ distance }) => threshold === undefined || distance * sign >= threshold * sign)
    .sort((a, b) => compareDoubles(b.distance * sign, a.distance * sign))
    .slice(0, limit)
    .map(({ document, distance }) =>
      resultField === undefined
        ? document
        : { ...document, fields: { ...document.fields, [resultField]: doubleOf(distance) } },
    )
}

function numbersOf(value: WireValue): number[] | undefined {
  return vectorOf(value)?.map(numberOf)
}

function dotProduct(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, one, index) => sum + one * (b[index] ?? Number.NaN), 0)
}

function euclidean(a: readonly number[], b: readonly number[]): number {
  return Math.sqrt(a.reduce((sum, one, index) => sum + (one - (b[index] ?? Number.NaN)) ** 2, 0))
}

function cosine(a: readonly number[], b: readonly number[]): number {
  return 1 - dotProduct(a, b) / Math.sqrt(dotProduct(a, a) * dotProduct(b, b))
}
