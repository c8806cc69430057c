import { useEffect, useRef } from 'react'

/** For this long after the last move a lost focus is looked after: a menu or a dialog closes in less. */
const MILLISECONDS = 600

/**
 * A card that is moved keeps the focus, which is lost when it leaves its list for another one. Returns what names the
 * card; `drawn` is what the board shows, and `settled` says that nothing is on its way any more.
 */
export function useCardFocus(drawn: unknown, settled: boolean): (card: string) => void {
  const moved = useRef<string>(undefined)
  useEffect(() => {
    if (moved.current === undefined) return undefined
    // Again and again: the menu, the drag or a dialog gives the focus back at a moment of its own.
    const watch = setInterval(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(`[data-card="${moved.current}"] a`)?.focus()
    }, 30)
    const stop = () => {
      clearInterval(watch)
      moved.current = undefined
    }
    const end = settled ? setTimeout(stop, MILLISECONDS) : undefined
    // Who does something else by hand wants the focus there.
    document.addEventListener('pointerdown', stop)
    return () => {
      clearInterval(watch)
      clearTimeout(end)
      document.removeEventListener('pointerdown', stop)
    }
    // What is drawn is asked of the page, not of the value.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [drawn, settled])
  return (card) => {
    moved.current = card
  }
}
