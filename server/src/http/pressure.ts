import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Busy } from './errors.ts'

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

// A request asks the database up to ten times, so who waits so long each time is answered within a second.
const LATE_MS = 60
/** So many questions that wait are a crowd at once. */
const CROWD = 64
/** So many are one when they do not become fewer: those of a few dashboards are answered before. */
const LASTING_CROWD = 16
const LASTING_MS = 300
/** A crowd that was gone for so long was another one. */
const GONE_MS = 250

export interface PressureOptions {
  /** the event loop is late by so many milliseconds; 0 is never shed, for whatever reason */
  shedAfterMs: number
  /** after it opened: a process that has just done so has had a long moment without a turn, and is not busy at all */
  settleMs: number
  /** those who wait for its connections */
  queue: { waitingCount: number; waitedMs: number }
}

/**
 * Sheds requests with 503 and Retry-After while the process is late, in its own turns or at the database: who is let in
 * is answered soon, and the others are told when to come again (CONTRACT A1).
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
  await app.register(underPressure, { maxEventLoopDelay: shedAfterMs, pressureHandler: shed })
  const isCrowded = crowdAt(queue)
  app.decorate('isShedding', () => performance.now() > settledAt && (isCrowded() || app.isUnderPressure()))
  app.addHook('onRequest', (request, _reply, done) => {
    if (isCrowded() && request.routeOptions.config.pressureHandler !== ALSO_UNDER_PRESSURE.pressureHandler) shed()
    done()
  })
}

/** Whether those who wait for the database are too many, to be asked with each request. */
function crowdAt(queue: PressureOptions['queue']): () => boolean {
  let [since, last] = [0, -Infinity]
  return () => {
    if (queue.waitingCount < LASTING_CROWD || queue.waitedMs < LATE_MS) return false
    const now = performance.now()
    if (now - last > GONE_MS) since = now
    last = now
    return queue.waitingCount >= CROWD || now - since > LASTING_MS
  }
}
