export interface FairQueueOptions {
  /** how many of one owner may wait */
  each: number
  /** how many of all owners may wait */
  all: number
  waitMs: number
  /** thrown when the queue is full or the wait too long */
  full: () => Error
}

interface Turn {
  owner: string
  begin: () => void
}

/**
 * A lane for work of many owners, one piece at a time, in rounds of one piece per owner: someone who sends fifty delays
 * others by one of them.
 */
export function fairQueue({ each, all, waitMs, full }: FairQueueOptions) {
  /** in the order of the round */
  const waiting = new Map<string, Turn[]>()
  let count = 0
  let isBusy = false

  const next = () => {
    const [own] = waiting.values()
    const turn = own?.[0]
    isBusy = turn !== undefined
    turn?.begin()
  }
  const leave = (turn: Turn) => {
    const rest = (waiting.get(turn.owner) ?? []).filter((other) => other !== turn)
    count -= 1
    // Deleted and set again, it is last in the round.
    waiting.delete(turn.owner)
    if (rest.length > 0) waiting.set(turn.owner, rest)
  }
  const turnOf = (owner: string) =>
    new Promise<void>((resolve, reject) => {
      const own = waiting.get(owner) ?? []
      if (own.length >= each || count >= all) {
        reject(full())
        return
      }
      const turn: Turn = {
        owner,
        begin() {
          clearTimeout(timeout)
          leave(turn)
          resolve()
        },
      }
      const timeout = setTimeout(() => {
        leave(turn)
        reject(full())
      }, waitMs)
      waiting.set(owner, [...own, turn])
      count += 1
      if (!isBusy) next()
    })

  return async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    await turnOf(owner)
    try {
      return await work()
    } finally {
      next()
    }
  }
}
