import type { CallOptions } from 'contract/client'
import { useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { isRefusal, type Refusal } from './refusal.ts'
import { submit, type Submission } from './submit.ts'
import { toast } from '../ui/toast-store.ts'
import { shrunkPicture } from './shrink-picture.ts'

/** How far a form with files is; at 100 percent the server looks at them. */
export interface UploadState {
  stage: 'preparing' | 'sending'
  percent: number
  stop: () => void
}

export interface UploadSubmission<S extends z.ZodType, R> extends Omit<Submission<S, R>, 'send'> {
  /** of the action's request: going elsewhere gives the upload up */
  signal: AbortSignal
  /** pictures travel as they are, for those that are looked at closely */
  unshrunk?: boolean
  send: (values: z.input<S>, options: CallOptions) => Promise<R>
}

/** As `submit`, for forms with files: photographs are made smaller first, progress is told, and one can stop it. */
export async function submitUpload<S extends z.ZodType, R>({
  signal,
  unshrunk = false,
  send,
  ...form
}: UploadSubmission<S, R>): Promise<R | Refusal> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  forgetFailure()
  put({ stage: unshrunk ? 'sending' : 'preparing', percent: 0, stop })
  try {
    const result = await submit({
      ...form,
      send: async (values) => {
        const ready = unshrunk ? values : await withSmallerPictures(values)
        stopping.signal.throwIfAborted()
        put({ stage: 'sending', percent: 0, stop })
        return send(ready, {
          signal: AbortSignal.any([signal, stopping.signal]),
          onProgress: (fraction) => put({ stage: 'sending', percent: fraction * 100, stop }),
        })
      },
    })
    if (isRefusal(result)) told = result.message
    return result
  } catch (error) {
    if (stopping.signal.aborted) return STOPPED
    throw error
  } finally {
    put(undefined)
  }
}

/** The upload that is under way, if there is one. */
export const useUpload = (): UploadState | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )

const STOPPED: Refusal = { refused: true, message: 'Stopped before everything was sent', errors: {}, local: true }

/** What the last try was told; it would stay on the screen beside the good news of the next one. */
let told: string | undefined

/** A sentence is never shown twice, so the new one takes the old one with it. */
function forgetFailure(): void {
  if (told) toast.dismiss(toast.info(told))
  told = undefined
}

let current: UploadState | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function put(next: UploadState | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

async function withSmallerPictures<T>(values: T): Promise<T> {
  const smaller: Record<string, unknown> = {}
  // One after the other: two photographs of a phone at once are too much for its memory.
  for (const [name, value] of Object.entries(values as Record<string, unknown>))
    smaller[name] = value instanceof File ? await shrunkPicture(value) : value
  // The same fields with the same kinds of values.
  return smaller as T
}
