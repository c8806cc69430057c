import { ApiError } from '../api/api-error.ts'
import { isLarge, sendInParts } from './in-parts.ts'
import type { OnLost } from './until-connected.ts'
import { m } from '#messages'

/** A reference to an uploaded file, for the form. */
export interface SentFile {
  field: string
  file: File
}

interface Line {
  signal: AbortSignal
  /** larger files count as large */
  largeBytes: number
  /** of the whole form */
  onBytes: (bytes: number) => void
  onLost: OnLost
  /** called when the upload starts */
  onSent: (sent: SentFile) => void
}

type Values = Record<string, unknown>

/** Uploads the large files of a form one by one, and returns its values with references in their place. */
export async function withLargeFilesSent(
  values: Values,
  { signal, largeBytes, onBytes, onLost, onSent }: Line,
): Promise<Values> {
  let before = 0
  const sent = async (field: string, value: unknown) => {
    if (!(value instanceof File) || !isLarge(value, largeBytes)) return value
    onSent({ field, file: value })
    const line = { signal, onLost, onSent: (bytes: number) => onBytes(before + bytes) }
    const name = await sendInParts(value, line).catch(asOf(field))
    if (name) before += value.size
    return name ?? value
  }
  const ready: Values = {}
  for (const [field, value] of Object.entries(values))
    ready[field] = Array.isArray(value) ? await inTurn(value, (item) => sent(field, item)) : await sent(field, value)
  return ready
}

/** The total size of a form's files in bytes. */
export const bytesOfFiles = (values: Values): number =>
  Object.values(values)
    .flat()
    .reduce((sum: number, value) => (value instanceof Blob ? sum + value.size : sum), 0)

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (const item of items) done.push(await work(item))
  return done
}

/** An error about a file is shown at its field. */
const asOf = (field: string) => (error: unknown) => {
  if (!(error instanceof ApiError)) throw error
  if (error.status !== 413 && error.status !== 404 && error.code !== 'unreadable') throw error
  const message = error.status === 404 ? m.forms_not_whole() : error.message
  throw new ApiError(error.status, { ...error.data, message, errors: { [field]: message } })
}

/** It was given up in another window. */
