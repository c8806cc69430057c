import { useEffect, useRef, type RefObject } from 'react'

/** A dialog that closes gives the focus back within this time, to what may be gone by then. */
const MILLISECONDS = 300

/** When what had the focus is gone from what is drawn, such as a row that was removed, the focus moves to the frame. */
export function useFocusBack(frame: RefObject<HTMLElement | null>, ...drawn: [unknown, unknown?]): void {
  const wasDrawn = useRef(false)
  const [first, second] = drawn
  useEffect(() => {
    if (first === undefined) return undefined
    if (!wasDrawn.current) {
      wasDrawn.current = true
      return undefined
    }
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true })
    }, MILLISECONDS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [frame, first, second])
}
