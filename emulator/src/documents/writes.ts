import { invalid } from '../errors.ts'
import type { WireFields } from '../wire.ts'
import { decodeArray, decodeBytes, decodeFields, decodeTimestamp } from '../values/decode.ts'
import { parseFieldPath, type FieldPath } from '../values/field-path.ts'
import { boolean, message, oneOf, repeated, string, type Decoded } from '../values/message.ts'
import { parseDocumentName } from './names.ts'
import type { Transform } from './transforms.ts'

/** One write of a commit, checked as far as is possible without the stored document. */
export type Write = { path: string; mustExist: boolean | undefined } & (
  | { kind: 'update'; fields: WireFields; mask: readonly FieldPath[] | undefined; transforms: Transform[] }
  | { kind: 'delete' }
)

const decodeTransformMessage = message({
  fieldPath: string,
  setToServerValue: oneOf('SERVER_VALUE_UNSPECIFIED', 'REQUEST_TIME'),
  appendMissingElements: decodeArray,
  removeAllFromArray: decodeArray,
})

const decodeDocument = message({
  name: string,
  fields: decodeFields,
  createTime: decodeTimestamp,
  updateTime: decodeTimestamp,
})
const decodeWriteMessage = message({
  update: decodeDocument,
  delete: string,
  updateMask: message({ fieldPaths: repeated((json) => parseFieldPath(string(json))) }),
  updateTransforms: repeated(decodeTransformMessage),
  currentDocument: message({ exists: boolean }),
})

export const decodeCommit = message({
  database: string,
  writes: repeated(decodeWriteMessage),
  transaction: decodeBytes,
})
type WriteMessage = Decoded<typeof decodeWriteMessage>
type TransformMessage = Decoded<typeof decodeTransformMessage>

/** Turns the message of a write into a write in this project; throws INVALID_ARGUMENT where it makes no sense. */
export function readWrite(write: WriteMessage, project: string): Write {
  const { updateMask, updateTransforms = [], currentDocument } = write
  const mustExist = currentDocument?.exists
  if (write.update !== undefined) {
    const { name = '', fields = {} } = write.update
    const path = pathWithin(name, project)
    const mask = updateMask && (updateMask.fieldPaths ?? [])
    return { kind: 'update', path, mustExist, fields, mask, transforms: updateTransforms.map(readTransform) }
  }
  if (write.delete !== undefined) {
    return { kind: 'delete', path: pathWithin(write.delete, project), mustExist }
  }
  throw invalid('Write has no operation.')
}

/** The path of a document, which must be in this project: no request reaches into another one. */
export function pathWithin(name: string, project: string): string {
  const parsed = parseDocumentName(name)
  if (parsed.project !== project) throw invalid(`"${name}" is not in the project of the request.`)
  return parsed.path
}

function readTransform(transform: TransformMessage): Transform {
  const path = parseFieldPath(transform.fieldPath ?? '')
  if (transform.setToServerValue === 'REQUEST_TIME') return { kind: 'requestTime', path }
  for (const kind of ['appendMissingElements', 'removeAllFromArray'] as const) {
    const elements = transform[kind]
    if (elements !== undefined) return { kind, path, elements }
  }
  throw invalid('Transform has no operation.')
}
