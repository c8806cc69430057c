import { ApiError } from '../api/api-error.ts'
import { openQuestion } from './question.ts'

/**
 * Sends what is sensitive. Where the server wants the password once more, it is asked for in a dialog over the form, and
 * the same is sent again; after Cancel the form stays with everything that was typed.
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

/** The dialog answers it (`ConfirmPassword`). */
export const passwordQuestion = openQuestion<object>()
