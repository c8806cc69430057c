import type { Storage } from './storage.ts'

/**
 * Decides when an object may be removed. Equal shop pictures share one object, so neither a failed request nor a
 * deletion may remove what another request stores at that moment.
 */
export interface Claims {
  /** Runs `put` and claims the object until it is released. */
  hold(key: string, put: () => Promise<void>): Promise<void>
  /** Releases the claim. A new object that was not kept is removed. */
  release(key: string, kept: boolean): Promise<void>
  /** Removes the object, unless it is in use or being stored. */
  removeUnused(key: string, isInUse: () => Promise<boolean>): Promise<void>
}

interface Claim {
  holders: number
  kept: boolean
  /** it was stored before the first claim and belongs to none of the holders */
  foreign: boolean
}

/** Claims of this process over a storage; `remove` removes an object with everything made from it. */
export function openClaims(storage: Storage, remove: (key: string) => Promise<void>): Claims {
  const claims = new Map<string, Claim>()
  const inTurn = turns()
  return {
    hold: (key, put) =>
      inTurn(key, async () => {
        const claim = claims.get(key) ?? { holders: 0, kept: false, foreign: Boolean(await storage.stat(key)) }
        await put()
        claim.holders++
        claims.set(key, claim)
      }),
    release: (key, kept) =>
      inTurn(key, async () => {
        const claim = claims.get(key)!
        claim.kept ||= kept
        if (--claim.holders > 0) return
        claims.delete(key)
        if (!claim.kept && !claim.foreign) await remove(key)
      }),
    removeUnused: (key, isInUse) =>
      inTurn(key, async () => {
        if (await isInUse()) return
        const claim = claims.get(key)
        if (claim) claim.foreign = false
        else await remove(key)
      }),
  }
}

/** Serialises work on one key. */
function turns() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work)
    const settled = turn.catch(() => undefined)
    last.set(key, settled)
    try {
      return await turn
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}
