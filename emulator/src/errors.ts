/** The HTTP codes of the canonical error names of Google's APIs that this server answers with. */
const codes = {
  INVALID_ARGUMENT: 400,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
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
    return codes[this.status]
  }
}

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
