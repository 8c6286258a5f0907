import { checkFieldName } from '../documents/limits.ts'
import { isReserved } from '../documents/names.ts'
import { invalid } from '../errors.ts'
import { aggregatedFields, aggregateDocuments, type Aggregation } from '../queries/aggregate.ts'
import { decodeRunAggregationQuery } from '../queries/decode.ts'
import { planQuery } from '../queries/plan.ts'
import { runQuery } from '../queries/run.ts'
import { parseFieldPath, type FieldPath } from '../values/field-path.ts'
import type { Decoded } from '../values/message.ts'
import { ok, type Answer } from './answer.ts'
import { decodeBody, openParent, readTimeNow, type Call } from './context.ts'
import { resolveTransaction, trackQuery } from './reads.ts'

type Request = NonNullable<Decoded<typeof decodeRunAggregationQuery>['structuredAggregationQuery']>
type AggregationMessage = NonNullable<Request['aggregations']>[number]

const maxAggregations = 5

/** POST [parent]:runAggregationQuery. The rules are evaluated as for the query itself. */
export function aggregate(call: Call, parentName: string): Answer {
  const request = decodeBody(call, decodeRunAggregationQuery)
  const { session, parent } = openParent(call, parentName)
  const { structuredQuery = {}, aggregations: messages = [] } = request.structuredAggregationQuery ?? {}
  const aggregations = readAggregations(messages)
  const plan = planQuery(structuredQuery, parent, aggregatedFields(aggregations))
  session.access.checkQuery(parent, structuredQuery)
  const { transaction, started } = resolveTransaction(session, request)
  const documents = runQuery(session.database, parent, plan)
  if (transaction !== undefined) trackQuery(transaction, session, { parent, plan, documents })
  session.project.counts.reads += Math.max(1, Math.ceil(documents.length / 1000))
  const result = { aggregateFields: aggregateDocuments(documents, aggregations) }
  return ok([...started, { result, readTime: readTimeNow(session.database), done: true }])
}

function readAggregations(messages: readonly AggregationMessage[]): Aggregation[] {
  if (messages.length === 0) throw invalid('Aggregations can not be empty.')
  if (messages.length > maxAggregations) {
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${maxAggregations}. ` +
        `Received: ${messages.length}`,
    )
  }
  let unnamed = 0
  const aggregations = messages.map((message): Aggregation => {
    const { alias = '', count, sum, avg } = message
    checkFieldName(alias)
    if (isReserved(alias)) throw invalid(`The property.name "${alias}" is reserved.`)
    const name = { alias: alias === '' ? `field_${++unnamed}` : alias }
    if (count !== undefined) {
      const { upTo = Infinity } = count
      if (upTo < 0) {
        throw invalid('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.')
      }
      return { ...name, kind: 'count', upTo }
    }
    if (sum !== undefined) return { ...name, kind: 'sum', path: readField(sum) }
    if (avg !== undefined) return { ...name, kind: 'avg', path: readField(avg) }
    throw invalid('Operator field in Aggregation is not set.')
  })
  const aliases = aggregations.map(({ alias }) => alias)
  const twice = aliases.find((alias, index) => aliases.indexOf(alias) < index)
  if (twice !== undefined) throw invalid(`Aggregation aliases contain duplicate alias: ${twice}.`)
  return aggregations
}

function readField({ field }: { field?: { fieldPath?: string } }): FieldPath {
  const path = field?.fieldPath ?? ''
  if (path === '__name__') throw invalid('Aggregations are not supported for the property: __key__')
  return parseFieldPath(path)
}
