import { isReserved } from '../documents/names'
import { invalid } from '../errors'
import { aggregatedFields, aggregateDocuments, type Aggregation } from '../queries/aggregate'
import { decodeRunAggregationQuery } from '../queries/decode'
import { runQuery } from '../queries/run'
import { parseFieldPath } from '../values/field-path'
import type { Decoded } from '../values/message'
import { ok, type Answer } from './answer'
import { decodeBody, openParent, readTimeNow, type Call } from './context'
import { enter, readQuery, watch } from './reads'

type Request = NonNullable<Decoded<typeof decodeRunAggregationQuery>['structuredAggregationQuery']>
type AggregationMessage = NonNullable<Request['aggregations']>[number]

const mostAggregations = 5

/** POST [parent]:runAggregationQuery. The rules are asked as for the query itself. */
export function aggregate(call: Call, parentName: string): Answer {
  const request = decodeBody(call, decodeRunAggregationQuery)
  const { session, parent } = openParent(call, parentName)
  const { structuredQuery: query, aggregations: messages = [] } = request.structuredAggregationQuery ?? {}
  const aggregations = readAggregations(messages)
  const read = readQuery(query)
  session.judge.lists(parent, read.structuredQuery)
  const { transaction, begun } = enter(session, request)
  const plan = { ...read.plan, required: aggregatedFields(aggregations) }
  const documents = runQuery(session.database, parent, plan)
  if (transaction !== undefined) watch(transaction, session, { parent, plan, documents })
  session.project.counts.reads += Math.max(1, Math.ceil(documents.length / 1000))
  const result = { aggregateFields: aggregateDocuments(documents, aggregations) }
  return ok([...begun, { result, readTime: readTimeNow(), done: true }])
}

function readAggregations(messages: readonly AggregationMessage[]): Aggregation[] {
  if (messages.length === 0) throw invalid('Aggregations can not be empty.')
  if (messages.length > mostAggregations) {
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${mostAggregations}.`,
    )
  }
  let unnamed = 0
  const aggregations = messages.map((message): Aggregation => {
    const { alias = '', count, sum, avg } = message
    if (isReserved(alias)) throw invalid(`The property.name "${alias}" is reserved.`)
    const name = { alias: alias === '' ? `field_${++unnamed}` : alias }
    if (count !== undefined) {
      const { upTo = Infinity } = count
      if (upTo < 0) throw invalid('up_to must be nonnegative.')
      return { ...name, kind: 'count', upTo }
    }
    if (sum !== undefined) return { ...name, kind: 'sum', path: parseFieldPath(sum.field?.fieldPath ?? '') }
    if (avg !== undefined) return { ...name, kind: 'avg', path: parseFieldPath(avg.field?.fieldPath ?? '') }
    throw invalid('Operator field in Aggregation is not set.')
  })
  if (new Set(aggregations.map(({ alias }) => alias)).size < aggregations.length) {
    throw invalid('Aggregation aliases must be unique.')
  }
  return aggregations
}
