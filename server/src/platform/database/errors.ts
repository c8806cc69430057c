import pg from 'pg'

/** An error at start that the operator can act on: its message is one clear line, printed without a stack. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** True when a row would break a unique constraint or index; `constraint` narrows it to one of that name. */
export function isUniqueViolation(error: unknown, constraint?: string): error is pg.DatabaseError {
  return isViolation(error, '23505', constraint)
}

/** True when a row refers to a missing one, or its removal would leave others referring to nothing. */
export function isForeignKeyViolation(error: unknown, constraint?: string): error is pg.DatabaseError {
  return isViolation(error, '23503', constraint)
}

/**
 * True when the database is unavailable for now, so that a later try may succeed. Errors of other services must not get
 * here under the same network codes.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|53|57|58)/.test(error.code ?? '') || PASSING.has(error.code ?? '')
  return isConnectionLost(error)
}

/** True when the connection broke, so that it is unknown whether a commit in progress succeeded. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57P)/.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost)
  return (
    error instanceof CannotStart || ('code' in error && LOST.has(String(error.code))) || LOST_WORDS.test(error.message)
  )
}

/** Read-only after a failover, idle too long in a transaction, deadlock, lock time-out. */
const PASSING = new Set(['25006', '25P03', '40001', '40P01', '55P03'])

const LOST = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH'.split(' '),
)

/** These have no code. */
const LOST_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (was closed|has encountered a connection error) and is not queryable|Postgres connection has been discarded|The embedded database stopped)/

function isViolation(error: unknown, code: string, constraint?: string): error is pg.DatabaseError {
  if (!(error instanceof pg.DatabaseError) || error.code !== code) return false
  return constraint === undefined || error.constraint === constraint
}
