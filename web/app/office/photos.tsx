import ImageOff from 'lucide-react/icons/image-off'
import { useState } from 'react'
import { m } from '#messages'
import { PhotoLightbox } from '../photos/photo-lightbox.tsx'
import type { Photo } from '../photos/photo-stage.tsx'

/** Photographs side by side; pressing one opens it large. */
export function Photos({ photos, size = 'usual' }: { photos: readonly Photo[]; size?: 'small' | 'usual' }) {
  const [shown, show] = useState<number>()
  const there = photos.filter(({ src }) => src !== '')
  return (
    <>
      <ul
        className={size === 'small' ? 'grid grid-cols-3 gap-3 sm:grid-cols-4' : 'grid grid-cols-2 gap-4 sm:grid-cols-3'}
      >
        {photos.map((photo) => (
          <li key={photo.label}>
            {photo.src === '' ? (
              <span className="flex aspect-4/3 flex-col items-center justify-center gap-1.5 rounded-control bg-ground px-2 text-center text-2xs text-ink-3">
                <ImageOff className="size-5" aria-hidden />
                {m.office_no_photo()}
              </span>
            ) : (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={m.office_photo_open({ photo: photo.label })}
                onClick={() => show(there.indexOf(photo))}
                className="block w-full cursor-zoom-in overflow-hidden rounded-control bg-ground"
              >
                <img
                  src={photo.src}
                  alt=""
                  width="320"
                  height="240"
                  loading="lazy"
                  className="aspect-4/3 w-full object-cover transition-transform duration-200 hover:scale-[1.025]"
                />
              </button>
            )}
            <p className="mt-1.5 text-2xs text-ink-2">{photo.label}</p>
          </li>
        ))}
      </ul>
      {there.length > 0 && <PhotoLightbox photos={there} shown={shown} onShow={show} />}
    </>
  )
}
