import { Problem } from '../core/problems.ts'
import { isUniqueViolation } from './errors.ts'

interface Taken {
  /** the unique constraint or index */
  constraint: string
  /** the field of the form that has to change */
  field: string
  code: string
  message: string
}

/** Turns a broken unique rule into a Problem 409 on the field that breaks it. */
export async function refuseTaken<T>({ constraint, field, code, message }: Taken, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isUniqueViolation(error, constraint)) throw error
    throw new Problem(409, code, message, { errors: { [field]: message } })
  }
}
