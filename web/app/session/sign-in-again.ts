import type { ApiCall, Send } from 'contract/client'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../api/api-error.ts'
import { readToken } from '../api/token.ts'
import { livingSession } from './session.ts'

/** Whose page this is, also when their session has ended. */
export interface Person {
  id: number
  name: string
  contact: string
}

/** What the dialog asks, and how it is answered. */
export interface SignInQuestion {
  person: Person
  answer: (signedIn: boolean) => void
}

const NOT_SENT = 'Your session has ended, so this was not sent. What you typed is still here'
const SOMEBODY_ELSE = 'Somebody else has signed in in this browser, so this was not sent'

let person: Person | undefined

/** From now on the page is theirs. */
export function rememberPerson(next: Person): void {
  person = next
}

/**
 * Carries calls. One that changes something and is refused because the session has ended waits until its person has typed the
 * password in a dialog, and is sent again as it was. Who cancels gets a refusal that the form shows.
 */
export const untilSignedIn =
  (send: Send): Send =>
  async (call) => {
    const [owner, token] = [person, readToken()]
    try {
      return await send(call)
    } catch (error) {
      if (!owner || !isOver(error, call)) throw error
      // Another tab may have signed in meanwhile.
      if (!livingSession() || readToken() === token) await asked(owner)
      if (livingSession()?.accountId !== owner.id) throw notSent(SOMEBODY_ELSE)
      return send(call)
    }
  }

const isOver = (error: unknown, { route }: ApiCall): boolean =>
  error instanceof ApiError &&
  error.code === 'unauthorized' &&
  route.method !== 'GET' &&
  !['/customer/login', '/customer/logout'].includes(route.path)

/** Another code than an ended session has: the guards leave the page as it is. */
const notSent = (message: string) => new ApiError(401, { message, code: 'not_sent' })

let answer: Promise<boolean> | undefined

/** One dialog for all that wait. */
async function asked(owner: Person): Promise<void> {
  answer ??= new Promise<boolean>((resolve) => put({ person: owner, answer: resolve })).finally(() => {
    answer = undefined
    put(undefined)
  })
  if (!(await answer)) throw notSent(NOT_SENT)
}

let question: SignInQuestion | undefined
const listeners = new Set<() => void>()

/** The question that is open, if there is one. */
export const useSignInQuestion = (): SignInQuestion | undefined =>
  useSyncExternalStore(
    subscribe,
    () => question,
    () => undefined,
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function put(next: SignInQuestion | undefined): void {
  question = next
  for (const listener of listeners) listener()
}
