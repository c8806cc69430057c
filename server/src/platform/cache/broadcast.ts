import { setTimeout as delay } from 'node:timers/promises'

/** Matches every tag. */
export const EVERYTHING = '*'

/** An entry that was made again, with the same bytes as before. */
export interface Renewed {
  key: string
  /** of these bytes: a process that keeps other bytes under the key ignores the message */
  etag: string
}

/** Told what other processes say. */
export interface Listener {
  /** Their drops, and EVERYTHING whenever some may have been missed. */
  dropped(tags: readonly string[]): void
  renewed(entry: Renewed): void
}

/** Sends dropped tags and renewed entries to other processes and receives theirs. */
export interface Broadcast {
  /** Resolves when the message is on its way; never rejects, because a write must not fail over it. */
  publish(tags: readonly string[]): Promise<unknown>
  /** Tells others, who make the entry themselves if this is lost. */
  tellRenewed(entry: Renewed): void
  /** Resolves once connected, or soon if that is not possible yet. */
  subscribe(listener: Listener): Promise<() => Promise<void>>
}

/** For a single process. */
export const noBroadcast: Broadcast = {
  publish: async () => {},
  tellRenewed: () => {},
  subscribe: async () => async () => {},
}

/**
 * The longest a write waits for its message: a process that does not get it has lost its connection and drops
 * everything.
 */
const SEND_TIMEOUT_MS = 1000

/** Waits until a message is on its way, for a bounded time; sending continues in the background. */
export const withTimeout = (sent: Promise<unknown>): Promise<unknown> =>
  Promise.race([sent, delay(SEND_TIMEOUT_MS, undefined, { ref: false })])

/** What processes send each other. */
export interface Message {
  from: string
  /** dropped ones; none where something was renewed */
  tags: readonly string[]
  renewed?: Renewed
}

/** Gives an incoming message to the listener, unless it is malformed or our own. */
export function hear(text: string | undefined, self: string, listener: Listener): void {
  const { from, tags, renewed } = read(text)
  if (typeof from !== 'string' || from === self || !Array.isArray(tags)) return
  if (typeof renewed?.key === 'string' && typeof renewed.etag === 'string') listener.renewed(renewed)
  else listener.dropped(tags.filter((tag) => typeof tag === 'string'))
}

function read(text: string | undefined): Partial<Message> {
  try {
    return (JSON.parse(text ?? '') ?? {}) as Partial<Message>
  } catch {
    return {}
  }
}
