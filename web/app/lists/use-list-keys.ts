import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { isLayerOpen } from '../ui/overlays/open-layer.ts'
import { pendingDeletes } from './deleting/pending-deletes.ts'
import { focusOn, goToRow, rowsOf } from './rows.ts'
import type { Selection } from './bulk/selection.tsx'

/**
 * The keys of a list: `/` goes to its search, arrows from row to row, Enter opens (the row's link does that itself), x
 * ticks, Escape clears the selection, Ctrl Z undoes the last delete. They do nothing while a field or a dialog has the focus.
 */
export function useListKeys(frame: RefObject<HTMLElement | null>, selection: Selection | undefined): void {
  const clear = useRef(selection?.clear)
  useEffect(() => {
    clear.current = selection?.clear
  })
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!frame.current || event.defaultPrevented || isLayerOpen()) return
      if (act(event, frame.current, clear.current)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [frame])
}

/** Returns whether the key did something. */
function act(event: KeyboardEvent, frame: HTMLElement, clear: (() => void) | undefined): boolean {
  const { key, target } = event
  if (isTyping(target)) {
    if (key !== 'Escape' && key !== 'ArrowDown') return false
    return target.matches('[type=search]') && goToRow(rowsOf(frame)[0])
  }
  if ((event.ctrlKey || event.metaKey) && key === 'z') return pendingDeletes.undoLast()
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const rows = rowsOf(frame)
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  if (key === '/') return focusOn(frame.querySelector<HTMLElement>('[type=search]'))
  if (key === 'ArrowDown') return goToRow(rows[at + 1])
  if (key === 'ArrowUp') return at > 0 && goToRow(rows[at - 1])
  if (key === 'x') return tick(rows[at])
  if (key === 'Escape' && clear && frame.querySelector('tbody [type=checkbox]:checked')) {
    clear()
    return true
  }
  return false
}

const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('select, textarea, input:not([type=checkbox], [type=radio])'))

function tick(row: HTMLElement | undefined): boolean {
  const box = row?.querySelector<HTMLInputElement>('[type=checkbox]')
  box?.click()
  return Boolean(box)
}
