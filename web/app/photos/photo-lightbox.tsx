import { Dialog as Base } from '@base-ui/react/dialog'
import { clsx } from 'clsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ExternalLink from 'lucide-react/icons/external-link'
import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { iconLook } from '../ui/buttons/icon-look.ts'
import { PhotoStage, type Photo } from './photo-stage.tsx'
import { PhotoTools, pressPhotoKey } from './photo-tools.tsx'
import { usePhotoView } from './use-photo-view.ts'
import { whole } from '../ui/format/numbers.ts'
import { m } from '#messages'

export interface PhotoLightboxProps {
  photos: readonly Photo[]
  /** which one; undefined: closed */
  shown: number | undefined
  onShow: (shown: number | undefined) => void
}

/** A photograph as large as the screen, and larger: a serial number must be readable. */
export function PhotoLightbox({ photos, shown, onShow }: PhotoLightboxProps) {
  const photo = shown === undefined ? undefined : photos[shown]
  const step = (by: 1 | -1) => onShow(((shown ?? 0) + by + photos.length) % photos.length)
  return (
    <Base.Root open={photo !== undefined} onOpenChange={(open) => !open && onShow(undefined)}>
      <Base.Portal>
        <Base.Popup className="focus-light fixed inset-0 z-50 bg-night text-white outline-none">
          {photo && <Enlarged photo={photo} place={(shown ?? 0) + 1} of={photos.length} step={step} />}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

interface EnlargedProps {
  photo: Photo
  /** from 1 */
  place: number
  of: number
  step: (by: 1 | -1) => void
}

function Enlarged({ photo, place, of, step }: EnlargedProps) {
  const controls = usePhotoView(photo.src)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (pressPhotoKey(event.key, controls, step)) event.preventDefault()
  }
  return (
    // The keys of the photograph, from whichever button has the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={press} className="flex h-full flex-col">
      <div className="flex shrink-0 items-center gap-1 py-1.5 pr-2 pl-5">
        <Base.Title className="min-w-0 grow truncate text-sm font-medium">
          {photo.label}
          <span className="ml-2.5 font-normal text-white/70 tabular-nums">
            {m.photos_place({ place: whole(place), of: whole(of) })}
          </span>
        </Base.Title>
        <PhotoTools controls={controls} variant="night" />
        <a
          href={photo.src}
          target="_blank"
          rel="noopener"
          aria-label={m.photos_new_tab()}
          title={m.photos_new_tab()}
          className={clsx(iconLook('night', 'md'), 'max-sm:hidden')}
        >
          <ExternalLink />
        </a>
        <Base.Close aria-label={m.photos_close()} className={iconLook('night', 'md')}>
          <X />
        </Base.Close>
      </div>
      <div className="relative min-h-0 grow">
        <PhotoStage photo={photo} controls={controls} alone className="size-full" />
        {of > 1 && (
          <>
            <IconButton
              label={m.photos_previous()}
              variant="white"
              className="absolute top-1/2 left-3 -mt-5.5"
              onClick={() => step(-1)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              label={m.photos_next()}
              variant="white"
              className="absolute top-1/2 right-3 -mt-5.5"
              onClick={() => step(1)}
            >
              <ChevronRight />
            </IconButton>
          </>
        )}
      </div>
    </div>
  )
}
