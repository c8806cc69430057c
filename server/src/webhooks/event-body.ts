import type { EventBody } from 'contract/webhooks/events'

interface StoredEvent {
  type: string
  at: string
  data: unknown
}

/** What is sent of an event; the same letters in every try, because they are signed. */
export const bodyOf = ({ type, at, data }: StoredEvent): string =>
  JSON.stringify({ type, timestamp: new Date(at).toISOString(), data } satisfies Record<keyof EventBody, unknown>)
