import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { PhotoControls, Place } from './use-photo-view.ts'

const WHEEL = 0.0015
const WHEEL_PINCH = 0.0075
const PRESSED = 2.5

/**
 * Wheel and pinch zoom, a double click zooms and fits again, a drag moves. The wheel scrolls the page until the user has
 * pressed the photograph, unless it is alone on the screen.
 */
export function usePhotoGestures(
  frame: RefObject<HTMLElement | null>,
  { zoomBy, moveBy, fit, isFitted }: PhotoControls,
  { alone }: { alone: boolean },
): void {
  const onWheel = useEffectEvent((event: WheelEvent, element: HTMLElement) => {
    if (!alone && isFitted && !event.ctrlKey && !element.contains(document.activeElement)) return
    event.preventDefault()
    zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? WHEEL_PINCH : WHEEL)), placeIn(element, event))
  })
  const onDouble = useEffectEvent((event: MouseEvent, element: HTMLElement) =>
    isFitted ? zoomBy(PRESSED, placeIn(element, event)) : fit(),
  )
  const onDrag = useEffectEvent((event: PointerEvent, before: PointerEvent, element: HTMLElement) => {
    if (!isFitted)
      moveBy(event.clientX - before.clientX, event.clientY - before.clientY, element.getBoundingClientRect())
  })
  const onPinch = useEffectEvent((factor: number, event: PointerEvent, element: HTMLElement) =>
    zoomBy(factor, placeIn(element, event)),
  )

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const fingers = new Map<number, PointerEvent>()
    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, event)
      element.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const apart = apartness(fingers)
      fingers.set(event.pointerId, event)
      if (apart) onPinch(apartness(fingers) / apart, event, element)
      else onDrag(event, before, element)
    }
    const up = ({ pointerId }: PointerEvent) => fingers.delete(pointerId)

    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('wheel', (event) => onWheel(event, element), { passive: false, signal })
    element.addEventListener('dblclick', (event) => onDouble(event, element), { signal })
    element.addEventListener('pointerdown', down, { signal })
    element.addEventListener('pointermove', move, { signal })
    for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, up, { signal })
    return () => listening.abort()
  }, [frame])
}

/** How far two fingers are apart; 0 with one. */
function apartness(fingers: ReadonlyMap<number, PointerEvent>): number {
  const [one, two] = fingers.values()
  return one && two ? Math.max(1, Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)) : 0
}

/** From the middle of the frame. */
function placeIn(element: HTMLElement, { clientX, clientY }: MouseEvent): Place {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}
