const TURN_MS = 20
/** Longer than any interval measured here. */
const UNWANTED_AFTER_MS = 2000

let timer: NodeJS.Timeout | undefined
let lastTurn = 0
let passed = 0
let wantedAt = 0

/**
 * Milliseconds of a clock that stops with this process: a moment without a turn, because it was stopped or the machine
 * was busy, counts as two turns. It runs while it is read, and for two seconds after.
 */
export function ownTime(): number {
  const now = performance.now()
  wantedAt = now
  if (!timer) {
    lastTurn = now
    timer = setInterval(turn, TURN_MS).unref()
  }
  return passed + sinceTurn()
}

const sinceTurn = () => Math.min(performance.now() - lastTurn, 2 * TURN_MS)

function turn() {
  passed += sinceTurn()
  lastTurn = performance.now()
  if (lastTurn - wantedAt < UNWANTED_AFTER_MS) return
  clearInterval(timer)
  timer = undefined
}
