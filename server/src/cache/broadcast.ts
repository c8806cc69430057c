import { setTimeout as delay } from 'node:timers/promises'

/** Stands for every tag. */
export const EVERYTHING = '*'

/** Tells other processes which tags to drop, and hears it from them. */
export interface Broadcast {
  /** Resolves when the message is on its way; never rejects, for a write must not fail because of it. */
  publish(tags: readonly string[]): Promise<unknown>
  /**
   * Hears the others' drops, and EVERYTHING whenever some may have been missed. Resolves when it hears them, or soon
   * when they cannot be heard yet.
   */
  subscribe(heard: (tags: readonly string[]) => void): Promise<() => Promise<void>>
}

/** For a process that is alone. */
export const noBroadcast: Broadcast = {
  publish: async () => {},
  subscribe: async () => async () => {},
}

/** A write waits no longer than this for its message: whoever does not hear it has lost its connection and drops all. */
const PATIENCE_MS = 1000

/** Waits for a message to be on its way, but not for ever; it goes on by itself. */
export const patiently = (sent: Promise<unknown>): Promise<unknown> =>
  Promise.race([sent, delay(PATIENCE_MS, undefined, { ref: false })])

export interface Message {
  from: string
  tags: readonly string[]
}

/** A message from outside, or undefined when it is not one of ours or comes from this very process. */
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
