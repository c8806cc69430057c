import type { ApiCall, Send } from 'contract/core/client'
import { ApiError } from './api-error.ts'
import { readToken } from './token.ts'
import { dropCopies } from '../ui/browser/drop-copies.ts'
import { openQuestion, type Question } from './question.ts'
import { livingSession } from './living-session.ts'
import { m } from '#messages'

/** The account that this page belongs to, even after its session has ended. */
export interface Person {
  id: number
  name: string
  contact: string
}

export type SignInQuestion = Question<{ person: Person }>

/** Answered by the dialog `SignInAgain`. */
export const signInQuestion = openQuestion<{ person: Person }>()

let person: Person | undefined

/** Assigns the page to an account. */
export function rememberPerson(next: Person): void {
  person = next
}

/**
 * Sends calls. A write that is refused because the session has ended waits until the person has entered the password in a
 * dialog, and is then repeated. Cancelling returns a refusal that the form shows.
 */
export const untilSignedIn =
  (send: Send): Send =>
  async (call) => {
    const [owner, token] = [person, readToken()]
    try {
      return await send(call)
    } catch (error) {
      // Ended from another device, perhaps because this one was lost.
      if (token && isUnauthorized(error)) dropCopies()
      if (!owner || !isOver(error, call)) throw error
      // Another tab may have signed in since.
      if (!livingSession() || readToken() === token) await asked(owner)
      if (livingSession()?.accountId !== owner.id) throw notSent(m.session_other_signed_in())
      return send(call)
    }
  }

const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthorized'

const isOver = (error: unknown, { route }: ApiCall): boolean =>
  isUnauthorized(error) && route.method !== 'GET' && !['/customer/login', '/customer/logout'].includes(route.path)

/** Not the code of an ended session, so the guards leave the page alone. */
const notSent = (message: string) => new ApiError(401, { message, code: 'not_sent' })

let answer: Promise<boolean> | undefined

/** One dialog for all waiting calls. */
async function asked(owner: Person): Promise<void> {
  answer ??= signInQuestion.ask({ person: owner }).finally(() => {
    answer = undefined
  })
  if (!(await answer)) throw notSent(m.session_not_sent())
}
