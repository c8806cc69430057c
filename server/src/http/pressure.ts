import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Busy } from '../core/problems.ts'
import { computedShare, servedShare } from './own-share.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    pressureHandler?: () => void
  }
  interface FastifyInstance {
    /** whether requests are refused just now, because the process is late or its database crowded */
    isShedding: () => boolean
  }
}

/** For routes that are answered while others are shed: what tells how it goes, and files that belong to a page. */
export const ALSO_UNDER_PRESSURE = { pressureHandler: () => {} }

/** So many questions at once are too many, however soon the first of them is answered. */
const FULL = 128
/** More questions than this wait only in a flood: 32 people who ask for lists all the time are at most 64. */
const CROWD = 80
/** A request asks the database up to ten times, so who waits so long each time is answered within a second. */
const CROWD_LATE_MS = 60
/** Fewer questions, each of them slow; those of a few dashboards are answered before. */
const SLOW_CROWD = 16
const SLOW_CROWD_LATE_MS = 300
const SAMPLE_MS = 1000

export interface PressureOptions {
  /** the event loop is late by so many milliseconds; 0 is never shed, for whatever reason */
  shedAfterMs: number
  /** after it opened: a process that has just done so has had a long moment without a turn, and is not busy at all */
  settleMs: number
  /** those who wait for a connection of the database, and how long the first of them has, in time of this process */
  queue: Queue
}

interface Queue {
  waitingCount: number
  waitedMs: number
}

/**
 * Sheds requests with 503 and Retry-After while the process is late, in its own turns or at the database: who is let in
 * is answered soon, and the others are told when to come again.
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
  const isCrowded = crowdAt(queue)
  app.decorate('isShedding', () => performance.now() > settledAt && (isCrowded() || isLate()))
  app.addHook('onRequest', (request, _reply, done) => {
    if (isCrowded() && request.routeOptions.config.pressureHandler !== ALSO_UNDER_PRESSURE.pressureHandler) shed()
    done()
  })
}

/** Whether too many wait for the database, to be asked with each request. */
function crowdAt(queue: Queue): () => boolean {
  const served = servedShare()
  return () => {
    const { waitingCount } = queue
    if (waitingCount < SLOW_CROWD) return false
    if (waitingCount >= FULL) return true
    if (waitingCount >= CROWD) return queue.waitedMs >= CROWD_LATE_MS
    return queue.waitedMs * served() >= SLOW_CROWD_LATE_MS
  }
}
