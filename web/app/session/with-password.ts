import { ApiError } from '../api/api-error.ts'
import { openQuestion } from './question.ts'

/**
 * Sends a sensitive change. Where the server requires the password again, a dialog asks for it and the call is repeated;
 * after Cancel the form keeps its input.
 */
export async function withPassword<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'password_needed') throw error
    if (await passwordQuestion.ask({})) return send()
    throw error
  }
}

/** Answered by the dialog `ConfirmPassword`. */
export const passwordQuestion = openQuestion<object>()
