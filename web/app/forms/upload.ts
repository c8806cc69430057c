import type { CallOptions } from 'contract/core/client'
import { useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { unansweredError } from '../api/api-error.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { whileOnline } from './in-parts.ts'
import { forgetUpload } from './known-uploads.ts'
import { bytesOfFiles, withLargeFilesSent, type SentFile } from './large-files.ts'
import { submit, type Submission } from './submit.ts'
import { untilConnected } from './until-connected.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { shrunkPicture } from '../ui/browser/shrink-picture.ts'

/** How far a form with files is; at 100 percent the server looks at them. */
export interface UploadState {
  stage: 'preparing' | 'sending'
  percent: number
  /** of all files */
  bytes: number
  stop: () => void
  /** while the connection is away: tries again at once, instead of a little later */
  tryNow?: (() => void) | undefined
}

export interface UploadSubmission<S extends z.ZodType, R> extends Omit<Submission<S, R>, 'send'> {
  /** of the action's request: going elsewhere gives the upload up */
  signal: AbortSignal
  /** pictures travel as they are, for those that are looked at closely */
  unshrunk?: boolean
  /** the same form sent twice counts once: when its answer is lost, it is sent again as soon as there is a connection */
  repeatable?: boolean
  send: (values: z.input<S>, options: CallOptions) => Promise<R>
}

/**
 * As `submit`, for forms with files: photographs are made smaller first, large files go in parts before the form,
 * progress is told, and one can stop it. What has arrived is not sent again.
 */
export async function submitUpload<S extends z.ZodType, R>({
  signal,
  unshrunk = false,
  repeatable = false,
  send,
  ...form
}: UploadSubmission<S, R>): Promise<R | Refusal> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  const inParts: SentFile[] = []
  const files = { bytes: bytesOfFiles(form.values), stop, signal: AbortSignal.any([signal, stopping.signal]) }
  forgetFailure()
  put({ stage: unshrunk || files.bytes === 0 ? 'sending' : 'preparing', percent: 0, bytes: 0, stop })
  try {
    const result = await submit({
      ...form,
      ...(repeatable && { schema: () => schemaWhenConnected(form.schema, files) }),
      send: async (values) => {
        const ready = unshrunk ? values : await withSmallerPictures(values)
        stopping.signal.throwIfAborted()
        return sendForm(ready, {
          send,
          signal: files.signal,
          largeBytes: repeatable ? SMALL_LINE_BYTES : LARGE_BYTES,
          repeatable,
          stop,
          inParts,
        })
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

/** Files above this travel in parts before their form; where photographs go over phone lines, smaller ones do too. */
const LARGE_BYTES = 1024 * 1024
const SMALL_LINE_BYTES = 128 * 1024

interface FormLine<T, R> {
  send: (values: T, options: CallOptions) => Promise<R>
  signal: AbortSignal
  largeBytes: number
  repeatable: boolean
  stop: () => void
  /** what went in parts is noted here */
  inParts: SentFile[]
}

/** What checks a form comes over the network too: without a connection, the form waits for it already. */
const schemaWhenConnected = <S>(
  load: () => Promise<S>,
  { bytes, stop, signal }: { bytes: number; stop: () => void; signal: AbortSignal },
): Promise<S> =>
  untilConnected(
    () =>
      load().catch((cause: unknown) => {
        throw unansweredError(cause, navigator.onLine)
      }),
    {
      signal,
      isNew: () => false,
      onLost: (tryNow) => put({ stage: 'sending', percent: 0, bytes, stop, tryNow }),
    },
  )

/** First the large files, then the form that names them; progress is over the bytes of both. */
async function sendForm<T, R>(
  values: T,
  { send, signal, largeBytes, repeatable, stop, inParts }: FormLine<T, R>,
): Promise<R> {
  // A form's values are an object by their field's name.
  const given = values as Record<string, unknown>
  const bytes = bytesOfFiles(given)
  let percent = 0
  const tell = (sent: number, tryNow?: () => void) => {
    percent = bytes > 0 ? Math.min(100, (sent / bytes) * 100) : 0
    put({ stage: 'sending', percent, bytes, stop, tryNow })
  }
  const onLost = (tryNow?: () => void) => put({ stage: 'sending', percent, bytes, stop, tryNow })
  tell(0)
  const ready = await withLargeFilesSent(given, {
    signal,
    largeBytes,
    onBytes: (sent) => tell(sent),
    onLost,
    onSent: (sent) => inParts.push(sent),
  })
  const rest = bytesOfFiles(ready)
  // `upload:<id>` stands for a file wherever a form takes one (contract/uploads), so these are the same fields still.
  const sendRest = (online: AbortSignal) =>
    send(ready as T, { signal: online, onProgress: (fraction) => tell(bytes - rest * (1 - fraction)) })
  if (!repeatable) return sendRest(signal)
  return untilConnected(() => whileOnline(signal, sendRest), { signal, isNew: () => false, onLost })
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
