import { ApiError } from '../api/api-error.ts'

/** What an action gives back when a form was refused: everything typed is still in the form. */
export interface Refusal {
  refused: true
  message: string
  /** one text a field */
  errors: Record<string, string>
  /** refused before it was sent: the form says where */
  local: boolean
  /** which refusal it is, where a form treats one in a way of its own */
  code?: string
  /** the form tells it in its own way, without a toast */
  quiet?: boolean
}

/** The `code` of what the form's own schema refused. */
export const INVALID_INPUT = 'invalid_input'

export const isRefusal = (result: unknown): result is Refusal =>
  typeof result === 'object' && result !== null && 'refused' in result

/** A failed call as a refusal; what is no failed call, and an ended session, are thrown on for the guard. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError) || error.code === 'unauthorized') throw error
  return { refused: true, message: error.message, errors: error.errors ?? {}, local: false, code: error.code }
}
