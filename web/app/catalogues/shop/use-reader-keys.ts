import { useEffect, useEffectEvent, type RefObject } from 'react'

export interface ReaderKeys {
  turn: (step: 1 | -1) => void
  goTo: (page: number) => void
  total: number
  toggleFull: () => void
}

/** Arrows and PageUp, PageDown turn, Home and End lead to the covers, `f` fills the screen. */
export function useReaderKeys(
  root: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  keys: ReaderKeys,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      !isMeant(event.target, root.current)
    )
      return
    const act = actionOf(event.key, keys, isWide(stage.current))
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function actionOf(key: string, { turn, goTo, total, toggleFull }: ReaderKeys, wide: boolean): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return wide ? undefined : () => turn(-1)
    case 'ArrowRight':
      return wide ? undefined : () => turn(1)
    case 'PageUp':
      return () => turn(-1)
    case 'PageDown':
      return () => turn(1)
    case 'Home':
      return () => goTo(1)
    case 'End':
      return () => goTo(total)
    case 'f':
    case 'F':
      return toggleFull
    default:
      return undefined
  }
}

/** Inside the reader or on the page itself, never while typing. */
function isMeant(target: EventTarget | null, root: HTMLElement | null): boolean {
  if (!(target instanceof Element) || target.closest('input, textarea, select, [role=dialog], [role=menu]'))
    return false
  return target === document.body || (root?.contains(target) ?? false)
}

/** Zoomed in: then the arrows move the page about. */
export const isWide = (stage: HTMLElement | null): boolean =>
  stage !== null && stage.scrollWidth > stage.clientWidth + 1
