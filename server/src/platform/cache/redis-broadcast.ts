import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { type Broadcast, EVERYTHING, hear, type Message, withTimeout } from './broadcast.ts'

/** Redis publishes to all of its numbered databases, and another product may use the next one. */
const dropChannel = (redis: Redis): string => `cache:drop:${redis.options.db ?? 0}`

const BEAT_EVERY_MS = 5_000

/**
 * Drops travel by Redis publish and subscribe. A second connection listens; `redis` itself stays free for other use.
 * What could not be sent is covered by dropping everything everywhere once Redis is back.
 */
export function redisBroadcast(redis: Redis, log: Pick<FastifyBaseLogger, 'warn'>): Broadcast {
  const self = randomUUID()
  const channel = dropChannel(redis)
  let unsent = false

  const send = (message: Omit<Message, 'from'>) => redis.publish(channel, JSON.stringify({ from: self, ...message }))

  async function publish(tags: readonly string[]): Promise<void> {
    try {
      await send({ tags: unsent ? [EVERYTHING] : tags })
      unsent = false
    } catch (error) {
      unsent = true
      log.warn({ err: error }, 'cache drop not published')
    }
  }
  redis.on('ready', () => {
    if (unsent) void publish([EVERYTHING])
  })

  return {
    publish: (tags) => withTimeout(publish(tags)),
    tellRenewed: (renewed) => void send({ tags: [], renewed }).catch(() => {}),
    async subscribe(listener) {
      // No retry limit: a connection that gives up would serve stale pages for ever.
      const listening = redis.duplicate({ maxRetriesPerRequest: null, autoResubscribe: false })
      listening.on('error', (error) => log.warn({ err: error }, 'cache listener lost'))
      const { promise: subscribed, resolve: listens } = Promise.withResolvers<void>()
      listening.on('ready', () => {
        listening
          .subscribe(channel)
          .then(() => listener.dropped([EVERYTHING]))
          .then(listens, (error: unknown) => log.warn({ err: error }, 'cache listener cannot subscribe'))
      })
      listening.on('message', (_channel: string, text: string) => hear(text, self, listener))
      // A connection that only listens does not notice a dead peer.
      const heartbeat = setInterval(() => void listening.ping().catch(() => {}), BEAT_EVERY_MS).unref()
      await withTimeout(subscribed)
      return async () => {
        clearInterval(heartbeat)
        listening.disconnect()
      }
    },
  }
}
