export interface PlacesOptions {
  /** how many one owner may have at once */
  each: number
  /** how many may wait per owner */
  waiting: number
  /** longest wait; without it, until a place is free */
  waitMs?: number
  /** thrown when the queue is full or the wait too long */
  full: () => Error
}

/**
 * A limited number of places per owner; beyond it, callers wait until one is free. The caller releases its place with
 * the returned function; calling it again does nothing.
 */
export function places({ each, waiting, waitMs, full }: PlacesOptions): (owner: string) => Promise<() => void> {
  const taken = new Map<string, { count: number; next: (() => void)[] }>()

  const leave = (owner: string) => {
    const own = taken.get(owner)
    if (!own) return
    const next = own.next.shift()
    if (next) return next()
    own.count -= 1
    if (own.count === 0) taken.delete(owner)
  }
  return async (owner) => {
    const own = taken.get(owner) ?? { count: 0, next: [] }
    taken.set(owner, own)
    if (own.count < each) own.count += 1
    else
      await new Promise<void>((resolve, reject) => {
        if (own.next.length >= waiting) {
          reject(full())
          return
        }
        const turn = () => {
          clearTimeout(timeout)
          resolve()
        }
        const giveUp = () => {
          own.next.splice(own.next.indexOf(turn), 1)
          reject(full())
        }
        const timeout = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs)
        own.next.push(turn)
      })
    let left = false
    return () => {
      if (!left) leave(owner)
      left = true
    }
  }
}
