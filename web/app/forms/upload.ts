import type { CallOptions } from 'contract/core/client'
import { useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { isRefusal, type Refusal } from './refusal.ts'
import { forgetUpload } from './known-uploads.ts'
import { bytesOfFiles, withLargeFilesSent, type SentFile } from './large-files.ts'
import { submit, type Submission } from './submit.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { shrunkPicture } from '../ui/browser/shrink-picture.ts'

/** How far a form with files is; at 100 percent the server looks at them. */
export interface UploadState {
  stage: 'preparing' | 'sending'
  percent: number
  stop: () => void
  /** while the connection is away: tries again at once, instead of a little later */
  tryNow?: (() => void) | undefined
}

export interface UploadSubmission<S extends z.ZodType, R> extends Omit<Submission<S, R>, 'send'> {
  /** of the action's request: going elsewhere gives the upload up */
  signal: AbortSignal
  /** pictures travel as they are, for those that are looked at closely */
  unshrunk?: boolean
  send: (values: z.input<S>, options: CallOptions) => Promise<R>
}

/**
 * As `submit`, for forms with files: photographs are made smaller first, large files go in parts before the form,
 * progress is told, and one can stop it. What has arrived is not sent again.
 */
export async function submitUpload<S extends z.ZodType, R>({
  signal,
  unshrunk = false,
  send,
  ...form
}: UploadSubmission<S, R>): Promise<R | Refusal> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  const inParts: SentFile[] = []
  forgetFailure()
  put({ stage: unshrunk ? 'sending' : 'preparing', percent: 0, stop })
  try {
    const result = await submit({
      ...form,
      send: async (values) => {
        const ready = unshrunk ? values : await withSmallerPictures(values)
        stopping.signal.throwIfAborted()
        return sendForm(ready, { send, signal: AbortSignal.any([signal, stopping.signal]), stop, inParts })
      },
    })
    if (isRefusal(result)) told = result.message
    for (const { field, file } of inParts)
      if (!isRefusal(result) || result.errors[field]) await forgetUpload(file).catch(() => undefined)
    return result
  } catch (error) {
    if (stopping.signal.aborted) return inParts.length > 0 ? STOPPED_BETWEEN : STOPPED
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

const stopped = (message: string): Refusal => ({ refused: true, message, errors: {}, local: true })
const STOPPED = stopped('Stopped before everything was sent')
const STOPPED_BETWEEN = stopped('Stopped. What has arrived is kept: sending again goes on from there')

interface FormLine<T, R> {
  send: (values: T, options: CallOptions) => Promise<R>
  signal: AbortSignal
  stop: () => void
  /** what went in parts is noted here */
  inParts: SentFile[]
}

/** First the large files, then the form that names them; progress is over the bytes of both. */
async function sendForm<T, R>(values: T, { send, signal, stop, inParts }: FormLine<T, R>): Promise<R> {
  // A form's values are an object by their field's name.
  const given = values as Record<string, unknown>
  const total = Math.max(1, bytesOfFiles(given))
  let percent = 0
  const tell = (bytes: number, tryNow?: () => void) => {
    percent = Math.min(100, (bytes / total) * 100)
    put({ stage: 'sending', percent, stop, tryNow })
  }
  tell(0)
  const ready = await withLargeFilesSent(given, {
    signal,
    onBytes: (bytes) => tell(bytes),
    onLost: (tryNow) => put({ stage: 'sending', percent, stop, tryNow }),
    onSent: (sent) => inParts.push(sent),
  })
  const rest = bytesOfFiles(ready)
  // `upload:<id>` stands for a file wherever a form takes one (contract/uploads), so these are the same fields still.
  return send(ready as T, {
    signal,
    onProgress: (fraction) => tell(total - rest * (1 - fraction)),
  })
}

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
