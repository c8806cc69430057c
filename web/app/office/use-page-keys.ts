import { useEffectEvent, useLayoutEffect } from 'react'
import { isLayerOpen } from '../ui/overlays/open-layer.ts'

/**
 * Keys of a whole screen: they do nothing in a field, while a dialog or menu is open, and with Ctrl, Alt or the command
 * key. `press` says whether the key did something.
 */
export function usePageKeys(press: (key: string, event: KeyboardEvent) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !isFree(event)) return
    if (press(event.key, event)) event.preventDefault()
  })
  // With the screen, not after it: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const isFree = ({ key, target }: KeyboardEvent): boolean =>
  !(target instanceof HTMLElement && takes(target, key)) && !isLayerOpen()

/** Radio buttons and boxes take no letters, only the keys that move and choose. */
const takes = (target: HTMLElement, key: string): boolean =>
  target.matches('input:is([type=radio], [type=checkbox])')
    ? key.length > 1 || key === ' '
    : target.isContentEditable || target.matches('input, select, textarea')
