import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react'

/** A place on the screen. */
export interface Spot {
  clientX: number
  clientY: number
}

const MIDDLE = { x: 0.5, y: 0.5 }

/**
 * Keeps the centre of an element's content in place when it grows. Returns the element's scroll handler,
 * and a way to make another place the middle of the next size.
 */
export function useKeptMiddle(element: RefObject<HTMLElement | null>, width: number | undefined) {
  const middle = useRef(MIDDLE)
  useLayoutEffect(() => {
    const place = element.current
    if (!place || width === undefined) return
    const { x, y } = middle.current
    place.scrollTo(x * place.scrollWidth - place.clientWidth / 2, y * place.scrollHeight - place.clientHeight / 2)
  }, [element, width])
  return {
    onScroll: ({ currentTarget: place }: UIEvent<HTMLElement>) => {
      middle.current = {
        x: (place.scrollLeft + place.clientWidth / 2) / place.scrollWidth,
        y: (place.scrollTop + place.clientHeight / 2) / place.scrollHeight,
      }
    },
    aimAt: ({ clientX, clientY }: Spot) => {
      const place = element.current
      if (!place) return
      const { left, top } = place.getBoundingClientRect()
      middle.current = {
        x: (place.scrollLeft + clientX - left) / place.scrollWidth,
        y: (place.scrollTop + clientY - top) / place.scrollHeight,
      }
    },
  }
}
