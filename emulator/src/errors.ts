/**
 * The canonical error names of Google's APIs that this server answers with: the HTTP code, and the number of
 * google.rpc.Code, as batchWrite reports it for each write.
 */
const codes = {
  UNKNOWN: { http: 500, rpc: 2 },
  INVALID_ARGUMENT: { http: 400, rpc: 3 },
  NOT_FOUND: { http: 404, rpc: 5 },
  ALREADY_EXISTS: { http: 409, rpc: 6 },
  PERMISSION_DENIED: { http: 403, rpc: 7 },
  FAILED_PRECONDITION: { http: 400, rpc: 9 },
  ABORTED: { http: 409, rpc: 10 },
  UNIMPLEMENTED: { http: 501, rpc: 12 },
  INTERNAL: { http: 500, rpc: 13 },
} as const

type StatusName = keyof typeof codes

/** An error response with Google's wording; the status name determines the HTTP code. */
export class ApiError extends Error {
  constructor(
    readonly status: StatusName,
    message: string,
  ) {
    super(message)
  }

  get httpCode(): number {
    return codes[this.status].http
  }

  get rpcCode(): number {
    return codes[this.status].rpc
  }
}

/** 400 INVALID_ARGUMENT. */
export function invalid(message: string): ApiError {
  return new ApiError('INVALID_ARGUMENT', message)
}

/** 501: what Firestore can do and this server cannot (README.md). */
export function unimplemented(what: string): ApiError {
  return new ApiError('UNIMPLEMENTED', `This local Firestore does not know ${what}: see emulator/README.md.`)
}

/** The body is not the expected message; Google's emulator has one sentence for all such cases. */
export function badPayload(): ApiError {
  return invalid("Payload isn't valid for request.")
}
