import { useEffect, useState, type RefObject } from 'react'

const NEARLY = 4
const PAGE = 0.8

/** A row that scrolls sideways: whether there is more to either side, and a way to move it by most of its width. */
export function useStrip(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ less: false, more: false })
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const look = () =>
      setEnds((before) => {
        const less = element.scrollLeft > NEARLY
        const more = element.scrollLeft + element.clientWidth < element.scrollWidth - NEARLY
        return less === before.less && more === before.more ? before : { less, more }
      })
    look()
    element.addEventListener('scroll', look, { passive: true })
    const resized = new ResizeObserver(look)
    resized.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [row])
  const move = (direction: 1 | -1) => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    row.current?.scrollBy({ left: direction * PAGE * row.current.clientWidth, behavior: calm ? 'auto' : 'smooth' })
  }
  return { ...ends, move }
}
