import { invalid } from '../errors.ts'
import type { WireFields, WireValue } from '../wire.ts'
import { decodeArray, decodeBytes, decodeFields, decodeTimestamp, decodeValue } from '../values/decode.ts'
import { parseFieldPath, type FieldPath } from '../values/field-path.ts'
import { boolean, message, oneOf, repeated, string, type Decoded } from '../values/message.ts'
import { checkContent } from './limits.ts'
import { parseDocumentName } from './names.ts'
import type { Transform } from './transforms.ts'

/** What must hold of a document before it is written. */
export interface Precondition {
  exists?: boolean
  updateTime?: bigint
}

/** One write of a commit, checked as far as is possible without the stored document. */
export type Write = { path: string; precondition: Precondition } & (
  | { kind: 'update'; fields: WireFields; mask?: readonly FieldPath[]; transforms: readonly Transform[] }
  | { kind: 'delete' }
  | { kind: 'verify' }
)

const decodePreconditionMessage = message({ exists: boolean, updateTime: decodeTimestamp })
const decodeTransformMessage = message({
  fieldPath: string,
  setToServerValue: oneOf('SERVER_VALUE_UNSPECIFIED', 'REQUEST_TIME'),
  increment: decodeValue,
  maximum: decodeValue,
  minimum: decodeValue,
  appendMissingElements: decodeArray,
  removeAllFromArray: decodeArray,
})

export const decodeMask = message({ fieldPaths: repeated(string) })
export const decodeDocument = message({
  name: string,
  fields: decodeFields,
  createTime: decodeTimestamp,
  updateTime: decodeTimestamp,
})
const decodeWriteMessage = message({
  update: decodeDocument,
  delete: string,
  verify: string,
  transform: message({ document: string, fieldTransforms: repeated(decodeTransformMessage) }),
  updateMask: decodeMask,
  updateTransforms: repeated(decodeTransformMessage),
  currentDocument: decodePreconditionMessage,
})

export const decodeCommit = message({
  database: string,
  writes: repeated(decodeWriteMessage),
  transaction: decodeBytes,
})
export const decodeBatchWrite = message({
  database: string,
  writes: repeated(decodeWriteMessage),
  labels: (json) => json,
})

export type WriteMessage = Decoded<typeof decodeWriteMessage>
type TransformMessage = Decoded<typeof decodeTransformMessage>

/** Turns the message of a write into a write on this database; throws INVALID_ARGUMENT where it makes no sense. */
export function readWrite(write: WriteMessage, database: string): Write {
  const precondition: Precondition = { ...write.currentDocument }
  if (write.update !== undefined) {
    const { name = '', fields = {} } = write.update
    const mask = write.updateMask
    return {
      kind: 'update',
      path: pathWithin(name, database),
      precondition,
      fields,
      transforms: readTransforms(write.updateTransforms ?? []),
      ...(mask === undefined ? {} : { mask: readMask(mask) }),
    }
  }
  if (write.transform !== undefined) {
    const { document = '', fieldTransforms = [] } = write.transform
    const transforms = readTransforms(fieldTransforms)
    return {
      kind: 'update',
      path: pathWithin(document, database),
      precondition,
      fields: {},
      mask: [],
      transforms,
    }
  }
  if (write.delete !== undefined) {
    return { kind: 'delete', path: pathWithin(write.delete, database), precondition }
  }
  if (write.verify !== undefined) {
    return { kind: 'verify', path: pathWithin(write.verify, database), precondition }
  }
  throw invalid('Write has no operation.')
}

/** The paths of a field mask. */
export function readMask(mask: { fieldPaths?: string[] }): FieldPath[] {
  return (mask.fieldPaths ?? []).map(parseFieldPath)
}

/** The path of a document, which must be in this database: no request reaches into another project. */
export function pathWithin(name: string, database: string): string {
  const parsed = parseDocumentName(name)
  if (parsed.database !== database) {
    throw invalid(`Document name "${name}" is not in the database "${database}" of the request.`)
  }
  return parsed.path
}

function readTransforms(transforms: TransformMessage[]): Transform[] {
  return transforms.map((transform): Transform => {
    const path = parseFieldPath(transform.fieldPath ?? '')
    if (transform.setToServerValue === 'REQUEST_TIME') return { kind: 'requestTime', path }
    for (const kind of ['increment', 'maximum', 'minimum'] as const) {
      const operand = transform[kind]
      if (operand !== undefined) return { kind, path, operand: checkedNumber(operand) }
    }
    for (const kind of ['appendMissingElements', 'removeAllFromArray'] as const) {
      const elements = transform[kind]
      if (elements === undefined) continue
      checkContent({ arrayValue: { values: elements } })
      return { kind, path, elements }
    }
    throw invalid('Transform has no operation.')
  })
}

function checkedNumber(operand: WireValue): WireValue {
  if (!('integerValue' in operand) && !('doubleValue' in operand)) {
    throw invalid('Input must be int64 or double.')
  }
  return operand
}
