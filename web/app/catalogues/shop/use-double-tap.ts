import { useRef, type MouseEvent, type TouchEvent } from 'react'
import type { Spot } from './use-kept-middle.ts'

const SOON_MS = 320
const NEAR_PX = 32

/**
 * Two taps in one place, or a double click. The browser's own zoom by two taps is off where pages are turned by swiping,
 * and not every browser makes a double click of them.
 */
export function useDoubleTap(onDouble: (spot: Spot) => void) {
  const before = useRef<{ spot: Spot; at: number }>(undefined)
  const start = useRef<Spot>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      start.current = touches.length === 1 ? (touches.item(0) ?? undefined) : undefined
    },
    onTouchEnd(event: TouchEvent) {
      const spot = event.changedTouches.item(0)
      if (!spot || !start.current || apart(start.current, spot) > NEAR_PX) return
      const last = before.current
      before.current = { spot, at: event.timeStamp }
      if (!last || event.timeStamp - last.at > SOON_MS || apart(last.spot, spot) > NEAR_PX) return
      before.current = undefined
      // Or it would be told as a double click, too.
      event.preventDefault()
      onDouble(spot)
    },
    onDoubleClick: (event: MouseEvent) => onDouble(event),
  }
}

const apart = (one: Spot, other: Spot) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
