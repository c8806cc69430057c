import { useSyncExternalStore } from 'react'
import { ApiError } from '../api/api-error.ts'

/**
 * Sends what is sensitive. Where the server wants the password once more, it is asked for in a dialog over the form, and
 * the same is sent again; whoever cancels stays in the form with all that was typed.
 */
export async function withPassword<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'password_needed') throw error
    if (await isConfirmed()) return send()
    throw error
  }
}

/** Who waits for the password; the dialog answers. */
export interface PasswordQuestion {
  answer: (confirmed: boolean) => void
}

/** The question that is open, if there is one. */
export const usePasswordQuestion = (): PasswordQuestion | undefined =>
  useSyncExternalStore(
    subscribe,
    () => question,
    () => undefined,
  )

const isConfirmed = () =>
  new Promise<boolean>((resolve) => {
    question?.answer(false)
    put({
      answer: (confirmed) => {
        put(undefined)
        resolve(confirmed)
      },
    })
  })

let question: PasswordQuestion | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function put(next: PasswordQuestion | undefined): void {
  question = next
  for (const listener of listeners) listener()
}
