import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react'

const MIDDLE = { x: 0.5, y: 0.5 }

/** When what is in an element becomes larger, its middle stays in the middle. Gives what the element does when it scrolls. */
export function useKeptMiddle(element: RefObject<HTMLElement | null>, width: number | undefined) {
  const middle = useRef(MIDDLE)
  useLayoutEffect(() => {
    const place = element.current
    if (!place || width === undefined) return
    const { x, y } = middle.current
    place.scrollTo(x * place.scrollWidth - place.clientWidth / 2, y * place.scrollHeight - place.clientHeight / 2)
  }, [element, width])
  return ({ currentTarget: place }: UIEvent<HTMLElement>) => {
    middle.current = {
      x: (place.scrollLeft + place.clientWidth / 2) / place.scrollWidth,
      y: (place.scrollTop + place.clientHeight / 2) / place.scrollHeight,
    }
  }
}
