import { useEffect, useRef } from 'react'

/**
 * A card that is moved keeps the focus, which is lost when it leaves its list for another one. Returns what names the
 * card; `drawn` is what the board shows, and `settled` says that nothing is on its way any more.
 */
export function useCardFocus(drawn: unknown, settled: boolean): (card: string) => void {
  const moved = useRef<string>(undefined)
  useEffect(() => {
    if (moved.current === undefined) return undefined
    // After the menu has closed and tried to return the focus.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(`[data-card="${moved.current}"] a`)?.focus()
      if (settled) moved.current = undefined
    }, 50)
    return () => clearTimeout(timer)
    // What is drawn is asked of the page, not of the value.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [drawn, settled])
  return (card) => {
    moved.current = card
  }
}
