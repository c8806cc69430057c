import { useSyncExternalStore } from 'react'

/** A value that this browser remembers. */
export interface Stored<T> {
  /** What is kept, or the value that counts without it. The same value is the same object until it changes. */
  read: () => T
  keep: (value: T) => void
  forget: () => void
  /** Called when it changes, in this window or in another one. */
  subscribe: (listener: () => void) => () => void
}

export interface StoredKind<T> {
  /** for all windows of this browser, or for this tab until it is closed */
  area?: Area
  /**
   * Whose it is. What belongs to the `session` goes with it, also when it runs out. What belongs to the `account`, or to a
   * guest, waits for the same person, is never read for another one, and goes when they sign out. What belongs to the
   * `device` is nothing personal and stays.
   */
  owner?: 'session' | 'account' | 'device'
  /** how long it counts; without, as long as its owner lets it */
  days?: number
  /** parses the stored value, which may be outdated or damaged; undefined if invalid */
  check: (value: unknown) => T | undefined
  /** what counts where nothing is kept */
  empty: T
}

type Area = 'browser' | 'tab'
type Owner = number | 'guest' | 'device'

const DAY_MS = 24 * 60 * 60_000

/** A place in the browser's storage. Without storage it lasts as long as the page. Nothing is kept on the server. */
export function stored<T>(name: string, kind: StoredKind<T>): Stored<T> {
  const { area = 'browser', owner = 'session', days = Infinity, check, empty } = kind
  const key = () => (owner === 'session' ? name : keyOf(owner === 'device' ? owner : whose(), name))
  let known: { entry: string | null; value: T } | undefined
  return {
    read() {
      const at = key()
      const entry = get(area, at)
      if (entry !== null && at.startsWith(GUEST)) noteGuest(at)
      if (known?.entry !== entry) known = { entry, value: valueOf(entry, check) ?? empty }
      return known.value
    },
    keep(value) {
      const at = key()
      if (at.startsWith(GUEST)) noteGuest(at)
      put(area, at, JSON.stringify(days === Infinity ? { value } : { until: Date.now() + days * DAY_MS, value }))
    },
    forget: () => remove(area, key()),
    subscribe(listener) {
      const changed = (at: string | null) => {
        if (at === null || at === key()) listener()
      }
      const elsewhere = (event: StorageEvent) => changed(event.key)
      listeners.add(changed)
      addEventListener('storage', elsewhere)
      return () => {
        listeners.delete(changed)
        removeEventListener('storage', elsewhere)
      }
    },
  }
}

/** The value as it is now; the empty one while the page is as the server drew it. */
export const useStored = <T>(place: Pick<Stored<T>, 'read' | 'subscribe'>, empty: T): T =>
  useSyncExternalStore(place.subscribe, place.read, () => empty)

/** A text of the session that is kept as it is. */
export const storedText = (name: string) => ({
  read: (): string | null => get('browser', name),
  keep: (text: string): void => put('browser', name, text),
})

/**
 * Tells whose values are read and kept from now on: the account whose token this browser has, or a guest's. Returns what
 * undoes it.
 */
export function ownedBy(account: () => number | undefined): () => void {
  const before = whose
  whose = () => account() ?? 'guest'
  return () => void (whose = before)
}
let whose: () => Owner = () => 'guest'

/** Forgets what belongs to the session. What belongs to an account waits for it. */
export function forgetSessionValues(): void {
  for (const key of keysOf('browser')) if (!OWNED.test(key)) remove('browser', key)
  for (const key of keysOf('tab')) remove('tab', key)
}

/** Forgets what this account, and guests, left here. */
export function forgetAccountValues(account: number | undefined): void {
  for (const key of keysOf('browser'))
    if (key.startsWith(GUEST) || (account !== undefined && key.startsWith(keyOf(account, '')))) remove('browser', key)
}

/** Forgets what belongs to this tab. */
export function forgetTabValues(): void {
  for (const key of keysOf('tab')) remove('tab', key)
}

/** What a guest kept or read in this tab now belongs to the account that signed in here. */
export function adoptGuestValues(account: number): void {
  for (const key of guestKeys.read()) {
    const entry = get('browser', key)
    if (entry !== null) put('browser', keyOf(account, key.slice(GUEST.length)), entry)
    remove('browser', key)
  }
  guestKeys.forget()
}

/** Removes expired values. */
export function sweepValues(): void {
  for (const key of keysOf('browser')) if (isOver(parsed(get('browser', key)))) remove('browser', key)
}

/** Whether any stored value refers to this name, for data stored elsewhere. */
export const isNamed = (name: string): boolean =>
  keysOf('browser').some((key) => get('browser', key)?.includes(name) === true)

/** A check for lists: what its items are not is left out. */
export const listOf =
  <T>(isItem: (value: unknown) => value is T) =>
  (value: unknown): readonly T[] | undefined =>
    Array.isArray(value) ? value.filter((item) => isItem(item)) : undefined

/** A check for objects whose fields are all texts. */
export const textsOf = (value: unknown): Record<string, string> | undefined =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
    ? (value as Record<string, string>)
    : undefined

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const OWNED = /^(\d+|guest|device)\//
const GUEST = 'guest/'
const keyOf = (owner: Owner, name: string) => `${owner}/${name}`

/** The keys of a guest's values in this tab, which pass to the account that signs in here. */
const guestKeys = stored('guest-keys', {
  area: 'tab',
  check: listOf((key): key is string => typeof key === 'string'),
  empty: [],
})

function noteGuest(key: string): void {
  const keys = guestKeys.read()
  if (!keys.includes(key)) guestKeys.keep([...keys, key])
}

function parsed(entry: string | null): Entry | undefined {
  const found = entry === null ? undefined : attempt((): unknown => JSON.parse(entry))
  return isRecord(found) ? found : undefined
}

interface Entry {
  value?: unknown
  /** milliseconds since 1970 */
  until?: unknown
}

const isOver = (entry: Entry | undefined): boolean => typeof entry?.until === 'number' && entry.until <= Date.now()

function valueOf<T>(entry: string | null, check: (value: unknown) => T | undefined): T | undefined {
  const found = parsed(entry)
  return found && !isOver(found) ? check(found.value) : undefined
}

type Listener = (key: string | null) => void
const listeners = new Set<Listener>()

/** What a browser did not keep: it is full, or forbids it. */
const unkept: Record<Area, Map<string, string>> = { browser: new Map(), tab: new Map() }

function get(area: Area, key: string): string | null {
  const memory = unkept[area].get(key)
  if (memory !== undefined) return memory
  return attempt(() => storageOf(area)?.getItem(key)) ?? null
}

function put(area: Area, key: string, entry: string): void {
  if (typeof document === 'undefined') return
  unkept[area].delete(key)
  const isKept = attempt(() => {
    storageOf(area)!.setItem(key, entry)
    return true
  })
  if (!isKept) unkept[area].set(key, entry)
  tell(key)
}

function remove(area: Area, key: string): void {
  unkept[area].delete(key)
  attempt(() => storageOf(area)?.removeItem(key))
  tell(key)
}

const keysOf = (area: Area): string[] => [
  ...unkept[area].keys(),
  ...(attempt(() => {
    const storage = storageOf(area)!
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  }) ?? []),
]

const tell = (key: string) => {
  for (const listener of listeners) listener(key)
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function storageOf(area: Area): Storage | undefined {
  return area === 'browser' ? globalThis.localStorage : globalThis.sessionStorage
}
