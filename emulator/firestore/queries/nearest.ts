import type { StoredDocument } from '../documents/database'
import { invalid } from '../errors'
import { doubleOf, numberOf } from '../values/content'
import { FieldsDraft, getField, parseFieldPath, type FieldPath } from '../values/field-path'
import { vectorOf } from '../values/order'
import type { WireValue } from '../wire'
import type { FindNearest } from './decode'

/** A search for the documents whose vector lies nearest to a given one. */
export interface NearestPlan {
  path: FieldPath
  vector: readonly number[]
  measure: keyof typeof measures
  /** How many to give at most. */
  limit: number
  /** The field that the answer carries the distance in. */
  resultPath?: FieldPath
  threshold?: number
}

const measures = { EUCLIDEAN: euclidean, COSINE: cosine, DOT_PRODUCT: dotProduct }
const largestLimit = 1000
const mostDimensions = 2048

/** Checks the findNearest of a query; throws INVALID_ARGUMENT where something that it needs is missing. */
export function planNearest(message: FindNearest): NearestPlan {
  const { vectorField, queryVector, distanceMeasure, limit, distanceResultField, distanceThreshold } = message
  const vector = queryVector === undefined ? undefined : numbersOf(queryVector)
  if (vector === undefined) throw invalid('find_nearest: query_vector must be a vector.')
  if (vector.length === 0 || vector.length > mostDimensions) {
    throw invalid(`find_nearest: query_vector must have between 1 and ${mostDimensions} dimensions.`)
  }
  if (distanceMeasure === undefined || distanceMeasure === 'DISTANCE_MEASURE_UNSPECIFIED') {
    throw invalid('find_nearest: distance_measure is required.')
  }
  if (limit === undefined || limit < 1 || limit > largestLimit) {
    throw invalid(`find_nearest: limit must be between 1 and ${largestLimit}.`)
  }
  return {
    path: parseFieldPath(vectorField?.fieldPath ?? ''),
    vector,
    measure: distanceMeasure,
    limit,
    ...(distanceResultField ? { resultPath: parseFieldPath(distanceResultField) } : {}),
    ...(distanceThreshold === undefined ? {} : { threshold: distanceThreshold }),
  }
}

/**
 * The documents whose vector is nearest, nearest first, those equally far in the order they came in. A document without
 * a vector of the same length is none of them, nor is one for which the measure has no number.
 */
export function nearestOf(documents: readonly StoredDocument[], plan: NearestPlan): StoredDocument[] {
  const { path, vector, measure, limit, resultPath, threshold } = plan
  // For the dot product alone, more is nearer.
  const sign = measure === 'DOT_PRODUCT' ? -1 : 1
  return documents
    .map((document) => {
      const value = getField(document.fields, path)
      const stored = value === undefined ? undefined : numbersOf(value)
      const isComparable = stored?.length === vector.length
      return { document, distance: isComparable ? measures[measure](stored, vector) : Number.NaN }
    })
    .filter(({ distance }) => !Number.isNaN(distance))
    .filter(({ distance }) => threshold === undefined || distance * sign <= threshold * sign)
    .sort((a, b) => (a.distance - b.distance) * sign)
    .slice(0, limit)
    .map(({ document, distance }) =>
      resultPath === undefined ? document : withField(document, resultPath, doubleOf(distance)),
    )
}

function withField(document: StoredDocument, path: FieldPath, value: WireValue): StoredDocument {
  const draft = new FieldsDraft(document.fields)
  draft.set(path, value)
  return { ...document, fields: draft.finish() }
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
