import type { CommandAnswer } from 'contract/field/commands'
import { useSyncExternalStore } from 'react'
import { api } from '../api/client.ts'
import { ApiError } from '../api/api-error.ts'
import { accountOfToken } from '../api/living-session.ts'
import { copyOf, keepCopy } from '../offline/copies.ts'
import { notSent } from '../offline/not-sent.ts'
import { sealedOutbox } from '../offline/sealed-outbox.ts'
import { onSessionChange } from '../session/session.ts'
import { randomUuid } from '../ui/browser/random-uuid.ts'
import type { Command } from './commands.ts'
import { withJob, withWork, type Day } from './day.ts'
import { pauseAfter } from './pauses.ts'
import { Queue, type Waiting } from './queue.ts'
import type { Draft } from './draft.ts'
import type { Photo } from './photo.ts'

/** What the phone has of an engineer's work, and how it stands with the office. */
export interface FieldState {
  /**
   * `locked`: the key to what the phone keeps has to come from the office first. `unsafe`: this browser cannot keep anything
   * sealed.
   */
  stage: 'opening' | 'ready' | 'locked' | 'unsafe'
  day: Day | undefined
  waiting: readonly Waiting[]
  drafts: readonly Draft[]
  photos: readonly Photo[]
  /** `signed_out`: the session is over, and what waits is sent after signing in again */
  line: 'quiet' | 'busy' | 'lost' | 'signed_out'
  /** what the office says against the whole of it: the account is no engineer's any more */
  refusal: string | undefined
}

const DAY = 'field day'
const KEY = 'field key'
/** What is older is asked for again when the engineer returns to the screen. */
const FRESH_MS = 60_000

const EMPTY: FieldState = {
  stage: 'opening',
  day: undefined,
  waiting: [],
  drafts: [],
  photos: [],
  line: 'quiet',
  refusal: undefined,
}

let state = EMPTY
let queue: Queue | undefined
let keys: readonly [string, ...string[]] | undefined
let owner: number | undefined
let opening: Promise<void> | undefined
let failures = 0
let next: Promise<void> | undefined
let turn: Promise<void> = Promise.resolve()
let timer: ReturnType<typeof setTimeout> | undefined
let channel: BroadcastChannel | undefined
const listeners = new Set<() => void>()

/** The engineer's work, as it is on the phone now. */
export const useField = (): FieldState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => EMPTY,
  )

/** Opens what this phone keeps for the signed-in engineer, once; what the office has follows when the line allows. */
export function openField(): Promise<void> {
  const account = accountOfToken()
  if (account !== owner) close()
  owner = account
  opening ??= open()
  return opening
}

/** What was given, drafted and photographed; throws before `openField` has found the key. */
export function fieldQueue(): Queue {
  if (!queue) throw new Error('The outbox is not open')
  return queue
}

/**
 * Sends what waits and asks what is new, now or as soon as the turn that is under way is over. One window at a time does it.
 */
export function syncField(): Promise<void> {
  clearTimeout(timer)
  next ??= inTurn(async () => {
    next = undefined
    await sync()
  })
  return next
}

async function inTurn(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('field', work)
  else await (turn = turn.then(work))
}

/** Waits until there is a list to be seen, however old. */
export function dayThere(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!state.day) return
      stop()
      resolve()
    }
    const stop = subscribe(look)
    look()
  })
}

/** Keeps the phone in step as long as the app is open. Returns what ends it. */
export function followField(): () => void {
  const back = () => {
    if (document.visibilityState === 'visible' && isBehind()) tryAgain()
  }
  const online = tryAgain
  addEventListener('online', online)
  addEventListener('focus', back)
  document.addEventListener('visibilitychange', back)
  const endSession = onSessionChange(() => void sessionChanged())
  void openField().then(syncField)
  return () => {
    removeEventListener('online', online)
    removeEventListener('focus', back)
    document.removeEventListener('visibilitychange', back)
    endSession()
    clearTimeout(timer)
  }
}

/** Whoever has to sign in first is asked once, not at each look at the screen. */
function tryAgain(): void {
  if (state.line !== 'signed_out') void syncField()
}

const isBehind = () =>
  state.waiting.length > 0 || (queue?.photosToSend.length ?? 0) > 0 || Date.now() - (state.day?.heard ?? 0) > FRESH_MS

async function open(): Promise<void> {
  if (!globalThis.crypto?.subtle || !('indexedDB' in globalThis)) return put({ stage: 'unsafe' })
  const [day, key] = await Promise.all([copyOf(DAY), copyOf(KEY)])
  put({ day: day?.value as Day | undefined })
  await openWith((key?.value as { keys?: readonly [string, ...string[]] } | undefined)?.keys)
}

async function openWith(known: typeof keys): Promise<void> {
  if (!known || owner === undefined) return put({ stage: 'locked' })
  keys = known
  channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`field ${owner}`) : undefined
  const own = new Queue({
    outbox: sealedOutbox(owner, keys),
    now: Date.now,
    newId: randomUuid,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    onWritten: () => channel?.postMessage('written'),
  })
  own.subscribe(() => {
    if (own !== queue) return
    const { waiting, drafts, photos } = own
    notSent.keep(waiting.length + drafts.length + photos.length)
    put({ waiting, drafts, photos })
  })
  channel?.addEventListener('message', () => void fromOtherWindow(own))
  queue = own
  await own.load()
  put({ stage: 'ready' })
  // A browser that runs out of space does not take these first.
  void navigator.storage?.persist?.().catch(() => false)
}

async function fromOtherWindow(own: Queue): Promise<void> {
  await own.load()
  const day = (await copyOf(DAY))?.value as Day | undefined
  if (own === queue && day && day.heard > (state.day?.heard ?? 0)) put({ day })
}

async function sync(): Promise<void> {
  const account = owner
  put({ line: 'busy' })
  try {
    const isFirst = !queue
    // Nobody waits for the key to see the list.
    if (isFirst) await Promise.all([fetchKey(), refresh()])
    const own = queue
    if (!own || account !== owner) return
    const isNews = !isFirst || own.toSend.length > 0
    await own.flush(send, heard)
    if (isNews) await refresh()
    if (own.photosToSend.length > 0) await bringPhotos(own)
    failures = 0
    put({ line: 'quiet', refusal: undefined })
    // Told while photographs were on their way.
    if (own.toSend.length > 0) again(0)
  } catch (error) {
    if (account === owner) failed(error)
  }
}

/** Something that is told meanwhile goes first: what has arrived of a photograph is not sent again. */
async function bringPhotos(own: Queue): Promise<void> {
  const [{ photoLine }, { sendPhotos }] = await Promise.all([import('./photo-line.ts'), import('./send-photos.ts')])
  const told = new AbortController()
  const stop = own.subscribe(() => {
    if (own.toSend.length > 0) told.abort(new TypeError('told'))
  })
  try {
    await sendPhotos(own, photoLine(told.signal))
  } catch (error) {
    if (!told.signal.aborted) throw error
  } finally {
    stop()
  }
}

function failed(error: unknown): void {
  failures += 1
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 401) return put({ line: 'signed_out' })
  const isRefusal = status !== undefined && status >= 400 && status < 500 && status !== 429
  put({ line: isRefusal ? 'quiet' : 'lost', refusal: isRefusal ? (error as ApiError).message : undefined })
  again(isRefusal ? pauseAfter(Infinity) : pauseAfter(failures))
}

function again(pause: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void syncField(), pause)
}

const send = async (commands: Command[]): Promise<CommandAnswer[]> =>
  (await api.field.commands({ body: { commands } })).data

async function heard({ job }: CommandAnswer, { complaint_id }: Command): Promise<void> {
  if (state.day) await keepDay(withJob(state.day, complaint_id, job))
}

async function refresh(): Promise<void> {
  const account = owner
  const since = state.day?.stamp
  const { data } = await api.field.work({ query: since === undefined ? {} : { since } })
  if (account === owner) await keepDay(withWork(state.day, data, Date.now()))
}

async function keepDay(day: Day): Promise<void> {
  await keepCopy(DAY, day)
  put({ day })
}

/** The key comes from the office once a session; until the session ends it is kept sealed as well. */
async function fetchKey(): Promise<void> {
  const { data } = await api.field.key()
  const [newest, ...others] = data.keys
  if (newest === undefined) return
  await keepCopy(KEY, { keys: [newest, ...others] })
  await openWith([newest, ...others])
}

/** Who signed in again goes on: what the ended session took away is kept anew. Another account finds nothing of this one. */
async function sessionChanged(): Promise<void> {
  const account = accountOfToken()
  // Over, and nobody has signed in yet: what is on the screen can still be finished.
  if (account === undefined && state.line === 'signed_out') return
  if (account !== owner) {
    close()
    if (account === undefined) return
    return openField().then(syncField)
  }
  if (keys) await keepCopy(KEY, { keys })
  if (state.day) await keepCopy(DAY, state.day)
  again(0)
}

function close(): void {
  clearTimeout(timer)
  channel?.close()
  queue = undefined
  keys = undefined
  opening = undefined
  owner = undefined
  failures = 0
  state = EMPTY
  for (const listener of listeners) listener()
}

function put(next: Partial<FieldState>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
