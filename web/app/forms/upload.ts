import { useSyncExternalStore } from 'react'
import { unansweredError } from '../api/api-error.ts'
import type { AnswerOf, FormEndpoint } from './body-of.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { whileOnline } from './in-parts.ts'
import { forgetUpload } from './known-uploads.ts'
import { bytesOfFiles, withLargeFilesSent, type SentFile } from './large-files.ts'
import { checkAndSend, submissionOf, type Form, type Submission } from './submit.ts'
import { untilConnected } from './until-connected.ts'
import { toast } from '../ui/feedback/toast-store.ts'
import { shrunkPicture } from '../ui/browser/shrink-picture.ts'
import { m } from '#messages'

/** The progress of a form with files; at 100 percent the server is processing them. */
export interface UploadState {
  stage: 'preparing' | 'sending'
  percent: number
  /** of all files */
  bytes: number
  stop: () => void
  /** while the connection is lost: retries at once */
  tryNow?: (() => void) | undefined
}

export interface UploadOptions {
  /** of the action's request: navigation cancels the upload */
  signal: AbortSignal
  /** pictures are sent without being shrunk, where details matter */
  unshrunk?: boolean
  /** everything is sent with the form, as it must be without an account: parts belong to one */
  inOne?: boolean
  /** the call is idempotent: when its answer is lost, it is sent again as soon as there is a connection */
  repeatable?: boolean
}

/**
 * As `submit`, for forms with files: photographs are shrunk first, large files are uploaded in parts before the form,
 * and progress is reported. The upload can be cancelled, and parts that arrived are not sent again.
 */
export const submitUpload = async <E extends FormEndpoint>(
  endpoint: E,
  form: Form<E> & UploadOptions,
): Promise<AnswerOf<E> | Refusal> => checkAndUpload(submissionOf(endpoint, form), form)

/** As `checkAndSend`, for forms with files. */
export async function checkAndUpload<R>(
  form: Submission<R>,
  { signal, unshrunk = false, inOne = false, repeatable = false }: UploadOptions,
): Promise<R | Refusal> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  const inParts: SentFile[] = []
  const files = { bytes: bytesOfFiles(form.values), stop, signal: AbortSignal.any([signal, stopping.signal]) }
  forgetFailure()
  put({ stage: unshrunk || files.bytes === 0 ? 'sending' : 'preparing', percent: 0, bytes: 0, stop })
  try {
    const result = await checkAndSend({
      ...form,
      ...(repeatable && { schema: () => schemaWhenConnected(form.schema, files) }),
      send: async (values) => {
        const ready = unshrunk ? values : await withSmallerPictures(values)
        stopping.signal.throwIfAborted()
        return sendForm(ready, {
          send: form.send,
          signal: files.signal,
          largeBytes: inOne ? Infinity : repeatable ? SMALL_LINE_BYTES : LARGE_BYTES,
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
    if (stopping.signal.aborted)
      return inParts.length > 0 ? stopped(m.forms_stopped_kept()) : stopped(m.forms_stopped())
    throw error
  } finally {
    put(undefined)
  }
}

/** The current upload, if any. */
export const useUpload = (): UploadState | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )

const stopped = (message: string): Refusal => ({ refused: true, message, errors: {}, local: true })

/** Larger files are uploaded in parts before their form; smaller ones too where photographs come from phones. */
const LARGE_BYTES = 1024 * 1024
const SMALL_LINE_BYTES = 128 * 1024

type Values = Record<string, unknown>

interface FormLine<R> {
  send: Submission<R>['send']
  signal: AbortSignal
  largeBytes: number
  repeatable: boolean
  stop: () => void
  /** collects the files that were uploaded in parts */
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
async function sendForm<R>(
  given: Values,
  { send, signal, largeBytes, repeatable, stop, inParts }: FormLine<R>,
): Promise<R> {
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
  // `upload:<id>` may replace a file in every form (contract/uploads), so the fields are still the same.
  const sendRest = (online: AbortSignal) =>
    send(ready, { signal: online, onProgress: (fraction) => tell(bytes - rest * (1 - fraction)) })
  if (!repeatable) return sendRest(signal)
  return untilConnected(() => whileOnline(signal, sendRest), { signal, isNew: () => false, onLost })
}

/** The message of the last attempt, which would otherwise stay beside the next one's success. */
let told: string | undefined

/** Equal toasts replace each other, so the new one removes the old one. */
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

async function withSmallerPictures(values: Values): Promise<Values> {
  const smaller: Values = {}
  // In sequence: decoding two photographs at once exceeds a phone's memory.
  for (const [name, value] of Object.entries(values))
    smaller[name] = value instanceof File ? await shrunkPicture(value) : value
  return smaller
}
