import { ApiError } from '../api/api-error.ts'

/** The result of an action that refused a form; the input stays in the form. */
export interface Refusal {
  refused: true
  message: string
  /** one message per field */
  errors: Record<string, string>
  /** refused by validation in the browser; the fields show why */
  local: boolean
  /** the server's error code, for forms that handle some errors themselves */
  code?: string
  /** the form shows it itself, without a toast */
  quiet?: boolean
}

/** The `code` of refusals by the form's own schema. */
export const INVALID_INPUT = 'invalid_input'

export const isRefusal = (result: unknown): result is Refusal =>
  typeof result === 'object' && result !== null && 'refused' in result

/** Turns a failed call into a refusal. Other errors, and an ended session, are rethrown for the guard. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError) || error.code === 'unauthorized') throw error
  return { refused: true, message: error.message, errors: error.errors ?? {}, local: false, code: error.code }
}
