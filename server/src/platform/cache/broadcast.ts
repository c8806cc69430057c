import { setTimeout as delay } from 'node:timers/promises'

/** Matches every tag. */
export const EVERYTHING = '*'

/** Sends dropped tags to other processes and receives theirs. */
export interface Broadcast {
  /** Resolves when the message is on its way; never rejects, because a write must not fail over it. */
  publish(tags: readonly string[]): Promise<unknown>
  /**
   * Receives the drops of others, and EVERYTHING whenever some may have been missed. Resolves once connected, or soon
   * if that is not possible yet.
   */
  subscribe(heard: (tags: readonly string[]) => void): Promise<() => Promise<void>>
}

/** For a single process. */
export const noBroadcast: Broadcast = {
  publish: async () => {},
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

export interface Message {
  from: string
  tags: readonly string[]
}

/** An incoming message, or undefined when it is malformed or our own. */
export function messageFromOther(text: string | undefined, self: string): Message | undefined {
  if (!text) return undefined
  try {
    const { from, tags } = JSON.parse(text) as Partial<Message>
    if (typeof from !== 'string' || from === self || !Array.isArray(tags)) return undefined
    return { from, tags: tags.filter((tag) => typeof tag === 'string') }
  } catch {
    return undefined
  }
}
