import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent } from 'react'
import { m } from '#messages'
import { isDialogOpen } from '../ui/overlays/open-layer.ts'
import { useHydrated } from '../ui/browser/use-hydrated.ts'
import { useOpening } from '../ui/overlays/use-opening.ts'
import { FinderFrame } from './finder-frame.tsx'
import { KeyCap } from '../ui/overlays/key-cap.tsx'

/** The search over everything, by its button or Ctrl K, ⌘K on a Mac. */
export function FinderButton() {
  const { open, times, start, onOpenChange } = useOpening()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isFinderKey(event) || event.defaultPrevented) return
    if (open) onOpenChange(false)
    else if (isDialogOpen()) return
    else start()
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const isMac = useHydrated() && /Mac|iPhone|iPad/.test(navigator.platform)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={start}
        className="flex size-11 shrink-0 items-center justify-center gap-2 rounded-control text-xs text-ink-2 hover:bg-ground hover:text-ink sm:h-9 sm:w-56 sm:justify-start sm:border sm:border-line-2 sm:bg-white sm:px-3 sm:hover:border-control pointer-coarse:sm:h-11"
      >
        <Search className="size-5 sm:size-4" aria-hidden />
        <span className="max-sm:sr-only">{m.finder_title()}</span>
        <span aria-hidden="true" className="ml-auto max-sm:hidden pointer-coarse:hidden">
          <KeyCap>{isMac ? '⌘ K' : 'Ctrl K'}</KeyCap>
        </span>
      </button>
      {times > 0 && <FinderFrame key={times} open={open} onOpenChange={onOpenChange} />}
    </>
  )
}

const isFinderKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
