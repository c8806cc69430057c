import { Dialog as Base } from '@base-ui/react/dialog'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { m } from '#messages'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { PaletteSkeleton } from './palette-skeleton.tsx'
import type { PaletteProps } from './palette.tsx'

export interface FinderFrameProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog of the palette, whose code comes with its first opening. */
export function FinderFrame({ open, onOpenChange }: FinderFrameProps) {
  const { Palette, failed, retry } = usePaletteCode()
  const left = useRef(false)
  const leave = () => {
    left.current = true
    onOpenChange(false)
  }
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-night/45 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          // After a navigation the focus belongs to the new screen.
          finalFocus={() => !left.current}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex h-dvh w-full max-w-xl flex-col overflow-hidden bg-white text-ink shadow-float outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 sm:top-[12dvh] sm:h-auto sm:max-h-[70dvh] sm:rounded-card"
        >
          <Base.Title className="sr-only">{m.finder_title()}</Base.Title>
          {Palette ? (
            <Palette onLeave={leave} onClose={() => onOpenChange(false)} />
          ) : failed ? (
            <ErrorState size="short" title={m.finder_failed()} text={m.finder_failed_text()} onRetry={retry} />
          ) : (
            <PaletteSkeleton />
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

function usePaletteCode() {
  const [loaded, setLoaded] = useState<{ Palette?: ComponentType<PaletteProps>; failed: boolean }>({ failed: false })
  const load = () => {
    import('./palette.tsx').then(
      ({ Palette }) => setLoaded({ Palette, failed: false }),
      () => setLoaded({ failed: true }),
    )
  }
  useEffect(load, [])
  const retry = () => {
    setLoaded({ failed: false })
    load()
  }
  return { ...loaded, retry }
}
