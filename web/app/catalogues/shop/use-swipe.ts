import { useRef, type TouchEvent } from 'react'
import { isWide } from './use-reader-keys.ts'

const FAR_PX = 48

/** Turns at a swipe to the side; a page that is zoomed in is moved instead. */
export function useSwipe(turn: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const first = touches.item(0)
      from.current = first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : undefined
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent<HTMLElement>) {
      const last = changedTouches.item(0)
      const start = from.current
      from.current = undefined
      if (!start || !last || isWide(currentTarget) || (window.visualViewport?.scale ?? 1) > 1.05) return
      const [across, down] = [last.clientX - start.x, last.clientY - start.y]
      if (Math.abs(across) > FAR_PX && Math.abs(across) > 1.5 * Math.abs(down)) turn(across < 0 ? 1 : -1)
    },
  }
}
