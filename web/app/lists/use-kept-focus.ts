import { useEffect, useRef, type RefObject } from 'react'
import { goToRow, rowsOf } from './rows.ts'

/** When the focused row is deleted, the focus moves to the row in its place; without rows, to the screen. */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, count: number | undefined): void {
  const place = useRef(0)
  const before = useRef(count)

  useEffect(() => {
    const element = frame.current
    const note = ({ target }: FocusEvent) => {
      const at = element ? rowsOf(element).findIndex((row) => target instanceof Node && row.contains(target)) : -1
      if (at >= 0) place.current = at
    }
    element?.addEventListener('focusin', note)
    return () => element?.removeEventListener('focusin', note)
  }, [frame])

  useEffect(() => {
    const isFewer = count !== undefined && count < (before.current ?? 0)
    before.current = count
    if (!isFewer) return undefined
    // After the confirming dialog has closed and tried to return the focus.
    const timer = setTimeout(() => {
      if (!frame.current || document.activeElement !== document.body) return
      const rows = rowsOf(frame.current)
      if (!goToRow(rows[Math.min(place.current, rows.length - 1)])) document.getElementById('main')?.focus()
    }, 50)
    return () => clearTimeout(timer)
  }, [frame, count])
}
