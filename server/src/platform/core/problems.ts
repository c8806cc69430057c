import { grouped } from 'contract/core/wording'
import { m } from 'contract/messages'
import type { ProblemBody, SheetFault } from 'contract/core/fields'

/** An attempt that the website never makes, logged on its own line. It holds nothing personal. */
export interface Attempt {
  attempt: string
  account?: number
  /** an API key, by its number */
  key?: number
}

/** An error for the caller: a status, a code for programs, a sentence for people. */
export class Problem extends Error {
  readonly statusCode: number
  readonly code: string
  readonly errors: ProblemBody['errors'] | undefined
  readonly current: ProblemBody['current']
  /** seconds */
  readonly retryAfter: number | undefined
  readonly attempt: Attempt | undefined

  constructor(
    statusCode: number,
    code: string,
    message: string,
    more: {
      errors?: NonNullable<ProblemBody['errors']>
      current?: ProblemBody['current']
      retryAfter?: number
      attempt?: Attempt | undefined
    } = {},
  ) {
    super(message)
    this.statusCode = statusCode
    this.code = code
    this.errors = more.errors
    this.current = more.current
    this.retryAfter = more.retryAfter
    this.attempt = more.attempt
  }
}

/** No such row, or it belongs to someone else. */
export class NotFound extends Problem {
  constructor(message: string) {
    super(404, 'not_found', message)
  }
}

/** The current state does not allow it. */
export class Conflict extends Problem {
  constructor(message: string, code = 'conflict') {
    super(409, code, message)
  }
}

/** The version the user edited is no longer the current one. */
export class ChangedMeanwhile extends Problem {
  /** `current` is the record as it is now */
  constructor(current: ProblemBody['current']) {
    super(409, 'changed_meanwhile', m.core_someone_else_changed_meantime(), { current })
  }
}

/** Too much at once; retry after two seconds. */
export class Busy extends Problem {
  constructor(statusCode: 429 | 503 = 503) {
    super(statusCode, 'busy', m.core_too_busy_right_now_try_again(), { retryAfter: 2 })
  }
}

/** A field is invalid. */
export class Invalid extends Problem {
  constructor(errors: Record<string, string>) {
    super(422, 'invalid', Object.values(errors)[0] ?? m.core_invalid_input(), { errors })
  }
}

/** Rows of a spreadsheet are invalid; nothing was imported. */
export class RefusedSheet extends Problem {
  /** the number of invalid `rows`; not all of their faults need to be listed */
  constructor(faults: readonly SheetFault[], rows = new Set(faults.map(({ row }) => row)).size) {
    super(422, 'refused_sheet', m.sheets_nothing_imported({ count: rows, shown: grouped(rows) }), {
      errors: [...faults],
    })
  }
}

export class Unauthorized extends Problem {
  constructor(message = m.core_please_sign_in(), attempt?: Attempt) {
    super(401, 'unauthorized', message, { attempt })
  }
}

const BEYOND_ROLE: Attempt = { attempt: 'beyond their permissions' }

export class Forbidden extends Problem {
  /** Without a message of its own it is about the caller's permissions in general. */
  constructor(message?: string, attempt = message === undefined ? BEYOND_ROLE : undefined) {
    super(403, 'forbidden', message ?? m.core_may_not_do(), { attempt })
  }
}

export class TooMany extends Problem {
  constructor(message: string, retryAfter: number, attempt?: Attempt) {
    super(429, 'too_many', message, { retryAfter: Math.max(1, Math.ceil(retryAfter)), attempt })
  }
}
