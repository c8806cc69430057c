import { setTimeout as after } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { places } from '../threads/places.ts'
import { isInternal } from '../website/internal.ts'
import { TooMany } from '../core/problems.ts'
import type { Limits } from './limits.ts'
import { sourceOf } from './source.ts'

/** What the cache does not have is made: an answer of the API, or a page with all the answers on it. */
export type MakingKind = 'answer' | 'page'

/** Ends a making: its place is free again. */
export type Release = () => void

/** Lets a source have only so much made: a number a minute, and a few at once. */
export interface Makings {
  /**
   * Waits for a place among the makings of the request's source, and counts one; gives back how to leave the place.
   * Throws TooMany beyond the limit, or when too many of that source wait already. Free for our own rendering, whose page
   * has been counted.
   */
  admit: (request: FastifyRequest, kind: MakingKind) => Promise<Release>
}

const LIMITS = { answer: 'make.address', page: 'render.address' } as const satisfies Record<MakingKind, string>

/** So many of one source are made at once; as long as they take, others have the rest of the process. */
const PLACES = 4
/** So many more wait for a place: a page asks for several things, and several people may share an address. */
const WAITING = 32

/**
 * A refusal is held back for so long: a program that asks again as soon as it is answered costs a hundredth, and a person
 * does not notice.
 */
const HELD_BACK_MS = 1000
/** So many refusals at most are held back, over all sources. */
const HELD_BACK = 2000

export function createMakings(limits: Limits, scale: number, heldBackMs = HELD_BACK_MS): Makings {
  let heldBack = 0
  const scaled = (number: number) => Math.max(1, Math.round(number * scale))
  const enter = places({
    each: scaled(PLACES),
    waiting: scaled(WAITING),
    full: () => new TooMany('Too many requests at once, please wait a moment', 2),
  })

  async function holdBack() {
    if (heldBack >= HELD_BACK) return
    heldBack += 1
    await after(heldBackMs, undefined, { ref: false })
    heldBack -= 1
  }

  return {
    async admit(request, kind) {
      if (isInternal(request)) return () => {}
      try {
        await limits.take(LIMITS[kind], request.ip)
        return await enter(sourceOf(request.ip).key)
      } catch (refusal) {
        await holdBack()
        throw refusal
      }
    },
  }
}
