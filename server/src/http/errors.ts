import type { ProblemBody, SheetFault } from 'contract/fields'

/** A refusal that the caller can understand: status, a word for programs, a sentence for people (CONTRACT A1). */
export class Problem extends Error {
  readonly statusCode: number
  readonly code: string
  readonly errors: ProblemBody['errors'] | undefined
  /** seconds */
  readonly retryAfter: number | undefined

  constructor(
    statusCode: number,
    code: string,
    message: string,
    more: { errors?: NonNullable<ProblemBody['errors']>; retryAfter?: number } = {},
  ) {
    super(message)
    this.statusCode = statusCode
    this.code = code
    this.errors = more.errors
    this.retryAfter = more.retryAfter
  }
}

/** No such row, or one of somebody else. */
export class NotFound extends Problem {
  constructor(message: string) {
    super(404, 'not_found', message)
  }
}

/** The state forbids it. */
export class Conflict extends Problem {
  constructor(message: string, code = 'conflict') {
    super(409, code, message)
  }
}

/** A field is wrong. */
export class Invalid extends Problem {
  constructor(errors: Record<string, string>) {
    super(422, 'invalid', Object.values(errors)[0] ?? 'Invalid Input!', { errors })
  }
}

/** Rows of a spreadsheet are wrong; nothing of it was taken (CONTRACT A4). */
export class RefusedSheet extends Problem {
  /** `rows` that are wrong; not all of their faults need be told */
  constructor(faults: readonly SheetFault[], rows = new Set(faults.map(({ row }) => row)).size) {
    super(
      422,
      'refused_sheet',
      `Nothing was imported: ${rows.toLocaleString('en-US')} ${rows === 1 ? 'row has' : 'rows have'} faults`,
      {
        errors: [...faults],
      },
    )
  }
}

export class Unauthorized extends Problem {
  constructor(message = 'Please sign in') {
    super(401, 'unauthorized', message)
  }
}

export class Forbidden extends Problem {
  constructor(message = 'You may not do this') {
    super(403, 'forbidden', message)
  }
}

export class TooMany extends Problem {
  constructor(message: string, retryAfter: number) {
    super(429, 'too_many', message, { retryAfter: Math.max(1, Math.ceil(retryAfter)) })
  }
}
