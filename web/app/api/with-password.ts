import type { Send } from 'contract/core/client'
import { ApiError } from './api-error.ts'
import { openQuestion } from './question.ts'

/**
 * Sends calls. Where the server wants the password typed again, `ask` asks for it, once for all calls that wait, and the
 * call is repeated as it was; after Cancel its refusal is shown as any other, and a form keeps its input.
 */
export function withPassword(send: Send, ask: () => Promise<boolean>): Send {
  let answer: Promise<boolean> | undefined
  const asked = () =>
    (answer ??= ask().finally(() => {
      answer = undefined
    }))
  return async (call) => {
    try {
      return await send(call)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'password_needed') throw error
      if (await asked()) return send(call)
      throw error
    }
  }
}

/** Answered by the dialog `ConfirmPassword`. */
export const passwordQuestion = openQuestion<object>()
