import { m } from 'contract/messages'
import { setTimeout as after } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { places } from '../threads/places.ts'
import { TooMany } from '../core/problems.ts'
import type { Limits } from './limits.ts'
import { sourceOf } from '../core/source.ts'

/** Something not cached is made: an API response, or a page with all its responses. */
type MakingKind = 'answer' | 'page'

/** Releases the place. */
export type Release = () => void

/** Limits what is made for a source: a number per minute, and a few at once. */
export interface Makings {
  /**
   * Waits for a place for the request's source and counts one; returns the function that releases it. Throws TooMany
   * beyond the limit, or when too many of that source are waiting.
   */
  admit: (request: FastifyRequest, kind: MakingKind) => Promise<Release>
}

declare module '../core/services.ts' {
  interface Services {
    makings: Makings
  }
}

const LIMITS = { answer: 'make.address', page: 'render.address' } as const satisfies Record<MakingKind, string>

/** How many are made at once for one source; the rest of the process is left to others. */
const PLACES = 4
/** How many more may wait: a page makes several requests, and several people may share an address. */
const WAITING = 32

/** How long a refusal is delayed: a program that retries at once costs a hundredth, and a person does not notice. */
const HELD_BACK_MS = 1000
/** The maximum of delayed refusals over all sources. */
const HELD_BACK = 2000

export function createMakings(limits: Limits, scale: number, heldBackMs = HELD_BACK_MS): Makings {
  let heldBack = 0
  const scaled = (number: number) => Math.max(1, Math.round(number * scale))
  const enter = places({
    each: scaled(PLACES),
    waiting: scaled(WAITING),
    full: () => new TooMany(m.core_too_many_requests_once_wait_moment(), 2),
  })

  async function holdBack() {
    if (heldBack >= HELD_BACK) return
    heldBack += 1
    await after(heldBackMs, undefined, { ref: false })
    heldBack -= 1
  }

  return {
    async admit(request, kind) {
      try {
        const source = sourceOf(request.ip)
        await limits.take(LIMITS[kind], source)
        return await enter(source.key)
      } catch (refusal) {
        await holdBack()
        throw refusal
      }
    },
  }
}
