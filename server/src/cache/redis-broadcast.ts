import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { type Broadcast, EVERYTHING, messageFromOther, patiently } from './broadcast.ts'

const CHANNEL = 'cache:drop'
/** Drops travel by Redis publish and subscribe. A second connection listens; `redis` itself stays free for other use. */
export function redisBroadcast(redis: Redis, log: Pick<FastifyBaseLogger, 'warn'>): Broadcast {
  const self = randomUUID()
  return {
    async publish(tags) {
      const sent = redis.publish(CHANNEL, JSON.stringify({ from: self, tags }))
      await patiently(sent.catch((error: unknown) => log.warn({ err: error }, 'cache drop not published')))
    },
    async subscribe(heard) {
      // Without a limit: a listener that gives up would let this process serve old pages for ever.
      const listener = redis.duplicate({ maxRetriesPerRequest: null, autoResubscribe: false })
      listener.on('error', (error) => log.warn({ err: error }, 'cache listener lost'))
      listener.on('ready', () => {
        listener.subscribe(CHANNEL).then(
          () => heard([EVERYTHING]),
          (error: unknown) => log.warn({ err: error }, 'cache listener cannot subscribe'),
        )
      })
      listener.on('message', (_channel: string, text: string) => {
        const message = messageFromOther(text, self)
        if (message) heard(message.tags)
      })
      return async () => listener.disconnect()
    },
  }
}
