/** The canonical error names of Google's APIs that this server answers with, and their HTTP codes. */
const httpCodes = {
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
} as const

/** The numbers of google.rpc.Code, as batchWrite reports them for each write. */
const rpcCodes: Record<StatusName, number> = {
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
}

export type StatusName = keyof typeof httpCodes

/** An error response with Google's wording; the status name determines the HTTP code. */
export class ApiError extends Error {
  constructor(
    readonly status: StatusName,
    message: string,
  ) {
    super(message)
  }

  get httpCode(): number {
    return httpCodes[this.status]
  }

  get rpcCode(): number {
    return rpcCodes[this.status]
  }
}

/** 400 INVALID_ARGUMENT. */
export function invalid(message: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', message)
}

/** The body is not the expected message; Google's emulator has one sentence for all such cases. */
export function badPayload(): ApiError {
  return invalid("Payload isn't valid for request.")
}
