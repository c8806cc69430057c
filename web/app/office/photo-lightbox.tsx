import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ExternalLink from 'lucide-react/icons/external-link'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useState, type KeyboardEvent } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { iconLook } from '../ui/icon-look.ts'
import type { Photo } from './photos.tsx'

export interface PhotoLightboxProps {
  photos: readonly Photo[]
  /** which one; undefined: closed */
  shown: number | undefined
  onShow: (shown: number | undefined) => void
}

/** Fitted, then wider than the screen: it scrolls. */
const ZOOMS = [
  'h-full w-full object-contain',
  'w-[150%] max-w-none',
  'w-[250%] max-w-none',
  'w-[400%] max-w-none',
] as const
const LARGEST = ZOOMS.length - 1
const PRESSED = 2

/** A photograph as large as the screen, and larger: a serial number must be readable. */
export function PhotoLightbox({ photos, shown, onShow }: PhotoLightboxProps) {
  const [zoom, setZoom] = useState(0)
  const show = (next: number | undefined) => {
    setZoom(0)
    onShow(next)
  }
  const step = (by: 1 | -1) => show(((shown ?? 0) + by + photos.length) % photos.length)
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' && zoom === 0) step(-1)
    if (key === 'ArrowRight' && zoom === 0) step(1)
    if (key === '+' || key === '=') setZoom(Math.min(zoom + 1, LARGEST))
    if (key === '-') setZoom(Math.max(zoom - 1, 0))
  }
  const photo = shown === undefined ? undefined : photos[shown]
  return (
    <Base.Root open={photo !== undefined} onOpenChange={(open) => !open && show(undefined)}>
      <Base.Portal>
        <Base.Popup
          onKeyDown={press}
          className="focus-light fixed inset-0 z-50 flex flex-col bg-night text-white outline-none"
        >
          <div className="flex shrink-0 items-center gap-1 py-1.5 pr-2 pl-5">
            <Base.Title className="min-w-0 grow truncate text-sm font-medium">
              {photo?.label}
              <span className="ml-2.5 font-normal text-white/70 tabular-nums">
                {(shown ?? 0) + 1} of {photos.length}
              </span>
            </Base.Title>
            <IconButton
              label="Zoom out"
              variant="night"
              disabled={zoom === 0}
              className="disabled:opacity-40"
              onClick={() => setZoom(zoom - 1)}
            >
              <ZoomOut />
            </IconButton>
            <IconButton
              label="Zoom in"
              variant="night"
              disabled={zoom === LARGEST}
              className="disabled:opacity-40"
              onClick={() => setZoom(zoom + 1)}
            >
              <ZoomIn />
            </IconButton>
            <a
              href={photo?.src}
              target="_blank"
              rel="noopener"
              aria-label="Open in a new tab"
              title="Open in a new tab"
              className={iconLook('night', 'md')}
            >
              <ExternalLink />
            </a>
            <Base.Close aria-label="Close" className={iconLook('night', 'md')}>
              <X />
            </Base.Close>
          </div>
          <div className="relative min-h-0 grow">
            <button
              type="button"
              aria-label={zoom === 0 ? 'Zoom in' : 'Fit to the screen'}
              onClick={() => setZoom(zoom === 0 ? PRESSED : 0)}
              className={clsx(
                'block size-full overflow-auto text-left focus-visible:-outline-offset-4',
                zoom === 0 ? 'cursor-zoom-in' : 'cursor-zoom-out',
              )}
            >
              <img src={photo?.src} alt={photo?.label} className={ZOOMS[zoom]} />
            </button>
            {photos.length > 1 && (
              <>
                <IconButton
                  label="Previous photograph"
                  variant="white"
                  className="absolute top-1/2 left-3 -mt-5.5"
                  onClick={() => step(-1)}
                >
                  <ChevronLeft />
                </IconButton>
                <IconButton
                  label="Next photograph"
                  variant="white"
                  className="absolute top-1/2 right-3 -mt-5.5"
                  onClick={() => step(1)}
                >
                  <ChevronRight />
                </IconButton>
              </>
            )}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
