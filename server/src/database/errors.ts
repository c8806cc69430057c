import pg from 'pg'

/**
 * A reason not to start that the operator can act on: its message is one clear line, to be printed without a stack.
 */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

/** True when a row would break a unique constraint or index; `constraint` narrows it to one of that name. */
export function isUniqueViolation(error: unknown, constraint?: string): error is pg.DatabaseError {
  return isViolation(error, '23505', constraint)
}

/** True when a row refers to one that is not there, or would leave others referring to nothing. */
export function isForeignKeyViolation(error: unknown, constraint?: string): error is pg.DatabaseError {
  return isViolation(error, '23503', constraint)
}

/** True when a row breaks a CHECK rule of its table. */
export function isCheckViolation(error: unknown, constraint?: string): error is pg.DatabaseError {
  return isViolation(error, '23514', constraint)
}

function isViolation(error: unknown, code: string, constraint?: string): error is pg.DatabaseError {
  if (!(error instanceof pg.DatabaseError) || error.code !== code) return false
  return constraint === undefined || error.constraint === constraint
}
