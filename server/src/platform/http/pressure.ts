import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Busy } from '../core/problems.ts'
import { computedShare } from './computed-share.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    pressureHandler?: () => void
  }
  interface FastifyInstance {
    /** whether requests are being refused because the process or its database is overloaded */
    isShedding: () => boolean
  }
}

/** For routes answered even while others are shed: monitoring, and files that belong to a page. */
export const ALSO_UNDER_PRESSURE = { pressureHandler: () => {} }

/** This many queued queries are too many, however soon the first is answered. */
const FULL = 128
/** Beyond this only in a flood: 32 people who request lists all the time reach at most 64. */
const CROWD = 80
/** A request makes up to ten queries, so with this wait each it is still answered within a second. */
const CROWD_LATE_MS = 60
/** Fewer queries, each of them slow; those of a few dashboards are answered sooner. */
const SLOW_CROWD = 16
const SLOW_CROWD_LATE_MS = 300
const SAMPLE_MS = 1000

export interface PressureOptions {
  /** event-loop lag beyond which requests are shed; 0 turns shedding off */
  shedAfterMs: number
  /** grace period after listening: a start blocks the event loop without any load */
  settleMs: number
  /** the queue for database connections, and how long its first has waited, in time that this process was served */
  queue: Queue
}

interface Queue {
  waitingCount: number
  waitedMs: number
}

/**
 * Sheds requests with 503 and Retry-After while the event loop or the database is overloaded, so that admitted requests
 * are answered soon.
 */
export async function shedUnderPressure(
  app: FastifyInstance,
  { shedAfterMs, settleMs, queue }: PressureOptions,
): Promise<void> {
  if (shedAfterMs === 0) {
    app.decorate('isShedding', () => false)
    return
  }
  let settledAt = Infinity
  app.addHook('onListen', async () => {
    settledAt = performance.now() + settleMs
  })
  const shed = () => {
    if (performance.now() > settledAt) throw new Busy()
  }
  const computed = computedShare(SAMPLE_MS)
  app.addHook('onClose', () => computed.stop())
  await app.register(underPressure, {
    maxEventLoopDelay: shedAfterMs,
    sampleInterval: SAMPLE_MS,
    pressureHandler: () => {
      if (isLate()) shed()
    },
  })
  const isLate = () => app.memoryUsage().eventLoopDelay * computed.share > shedAfterMs
  app.decorate('isShedding', () => performance.now() > settledAt && (isCrowded(queue) || isLate()))
  app.addHook('onRequest', (request, _reply, done) => {
    if (isCrowded(queue) && request.routeOptions.config.pressureHandler !== ALSO_UNDER_PRESSURE.pressureHandler) shed()
    done()
  })
}

/** Whether too many queries wait for the database; called on each request. */
function isCrowded(queue: Queue): boolean {
  const { waitingCount } = queue
  if (waitingCount < SLOW_CROWD) return false
  if (waitingCount >= FULL) return true
  return queue.waitedMs >= (waitingCount >= CROWD ? CROWD_LATE_MS : SLOW_CROWD_LATE_MS)
}
