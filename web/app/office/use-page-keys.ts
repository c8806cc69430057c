import { useEffect, useEffectEvent } from 'react'
import { isLayerOpen } from '../ui/overlays/open-layer.ts'

/**
 * Keys of a whole screen: they do nothing in a field, while a dialog or menu is open, and with Ctrl, Alt or the command
 * key. `press` says whether the key did something.
 */
export function usePageKeys(press: (key: string, event: KeyboardEvent) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !isFree(event.target)) return
    if (press(event.key, event)) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

const isFree = (target: EventTarget | null): boolean =>
  !(target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))) &&
  !isLayerOpen()
