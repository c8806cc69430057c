import type { UploadState } from 'contract/uploads/endpoints'
import { api } from '../api/client.ts'
import { ApiError } from '../api/api-error.ts'
import { forgetUpload, keepUpload, knownUpload } from './known-uploads.ts'
import { isForLong, untilConnected, type OnLost } from './until-connected.ts'
import { m } from '#messages'

/** Parts start small for slow connections, grow while they are fast, and shrink after a failure. */
const FIRST_PART_BYTES = 128 * 1024
const SMALLEST_PART_BYTES = 32 * 1024
const FAST_MS = 2_000

/** Whether a file is uploaded in parts before its form: it is larger than this, and of a kind that the server accepts in parts. */
export const isLarge = (file: File, bytes: number): boolean => file.size > bytes && kindOf(file) !== undefined

interface Line {
  signal: AbortSignal
  /** how many bytes of the file have been sent */
  onSent: (bytes: number) => void
  onLost: OnLost
}

/**
 * Uploads a file in parts, retrying after each interruption, and returns the reference to put in the form; undefined when
 * the server accepts no more partial uploads for now. What arrived in an earlier attempt is not sent again.
 */
export async function sendInParts(file: File, { signal, onSent, onLost }: Line): Promise<string | undefined> {
  const pace = { size: FIRST_PART_BYTES }
  let [furthest, before] = [0, 0]
  const tell = ({ received }: UploadState) => {
    furthest = Math.max(furthest, received)
    onLost(undefined)
    onSent(received)
  }
  const isNew = () => {
    const got = furthest > before
    before = furthest
    return got
  }
  return untilConnected(() => sendRest(file, pace, { signal, onSent, tell }), { signal, isNew, onLost })
}

/** Continues from the server's offset to the end. */
async function sendRest(
  file: File,
  pace: { size: number },
  { signal, onSent, tell }: Pick<Line, 'signal' | 'onSent'> & { tell: (state: UploadState) => void },
): Promise<string | undefined> {
  const first = (await found(file, signal)) ?? (await begun(file, signal))
  if (!first) return undefined
  let state: UploadState = first
  tell(state)
  while (state.received < state.bytes) {
    const { id, received, part_bytes }: UploadState = state
    const body = await read(file, received, Math.min(pace.size, part_bytes))
    const started = Date.now()
    const onProgress = (fraction: number) => onSent(received + fraction * body.size)
    const params = { id, offset: received }
    state = await whileOnline(signal, (online) =>
      api.uploads.addPart({ params, body }, { signal: online, onProgress }),
    ).then(
      ({ data }) => data,
      (error: unknown) => {
        pace.size = Math.max(SMALLEST_PART_BYTES, pace.size / 2)
        return whereItIs(state, error)
      },
    )
    if (Date.now() - started < FAST_MS) pace.size = Math.min(part_bytes, pace.size * 2)
    tell(state)
  }
  return `upload:${state.id}`
}

/** The upload that was already started for this file, if any. */
async function found(file: File, signal: AbortSignal): Promise<UploadState | undefined> {
  const id = await readable(file, knownUpload(file))
  if (!id) return undefined
  try {
    const { data } = await api.uploads.get({ params: { id } }, { signal })
    if (data.bytes === file.size) return data
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
  await forgetUpload(file)
  return undefined
}

async function begun(file: File, signal: AbortSignal): Promise<UploadState | undefined> {
  const kind = kindOf(file)
  if (!kind) return undefined
  try {
    const body = { kind, filename: file.name.slice(-255) || kind, bytes: file.size }
    const { data } = await api.uploads.begin({ body }, { signal })
    await keepUpload(file, data.id)
    return data
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'too_many_uploads' || isForLong(error))) return undefined
    throw error
  }
}

function kindOf({ type }: File): 'image' | 'video' | 'pdf' | undefined {
  if (type.startsWith('image/')) return 'image'
  if (type.startsWith('video/')) return 'video'
  return type === 'application/pdf' ? 'pdf' : undefined
}

/** Another window sent this part first: continue from its offset. */
function whereItIs(state: UploadState, error: unknown): UploadState {
  const offset = error instanceof ApiError && error.code === 'wrong_offset' ? error.errors?.offset : undefined
  if (offset === undefined) throw error
  return { ...state, received: Number(offset) }
}

/** Reads the part before sending it, to tell a missing file from a lost connection. */
const read = async (file: File, start: number, length: number): Promise<Blob> =>
  new Blob([await readable(file, file.slice(start, start + length).arrayBuffer())])

async function readable<T>(file: File, reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch {
    throw new ApiError(0, {
      message: m.forms_unreadable({ name: file.name }),
      code: 'unreadable',
    })
  }
}

/** Fails at once when the device is offline instead of waiting for a time-out. */
export async function whileOnline<T>(signal: AbortSignal, work: (online: AbortSignal) => Promise<T>): Promise<T> {
  const offline = new AbortController()
  const end = () => offline.abort(new TypeError('offline'))
  addEventListener('offline', end)
  try {
    return await work(AbortSignal.any([signal, offline.signal]))
  } finally {
    removeEventListener('offline', end)
  }
}
