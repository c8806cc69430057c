import { servedShare } from '../served-share.ts'

const TURN_MS = 20
/** Longer than any interval measured here. */
const UNWANTED_AFTER_MS = 2000

let timer: NodeJS.Timeout | undefined
let lastTurn = 0
let passed = 0
let served = servedShare()
let share = 1
let wantedAt = 0

/**
 * Milliseconds of a clock that runs as fast as this process is served: while other programs take half of the processor
 * time that it wants, at half speed. A moment without a turn, because it was stopped, counts as two turns. It runs while
 * it is read, and for two seconds after.
 */
export function ownTime(): number {
  const now = performance.now()
  wantedAt = now
  if (!timer) {
    lastTurn = now
    served = servedShare()
    share = 1
    timer = setInterval(turn, TURN_MS).unref()
  }
  return passed + sinceTurn()
}

const sinceTurn = () => Math.min(performance.now() - lastTurn, 2 * TURN_MS) * share

function turn() {
  passed += sinceTurn()
  share = served()
  lastTurn = performance.now()
  if (lastTurn - wantedAt < UNWANTED_AFTER_MS) return
  clearInterval(timer)
  timer = undefined
}
