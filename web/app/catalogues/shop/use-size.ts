import { useEffect, useState, type RefObject } from 'react'
import type { Size } from './draw-page.ts'

/** How much room is inside an element, once it is known. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    const place = element.current
    if (!place) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: Math.floor(entry.contentRect.width), height: Math.floor(entry.contentRect.height) })
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [element])
  return size
}
