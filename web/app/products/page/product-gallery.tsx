import ImageOff from 'lucide-react/icons/image-off'
import { clsx } from 'clsx'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Product } from 'contract/products/endpoints'
import type { GalleryPicture } from '../gallery-pictures.ts'
import { GallerySlide } from './gallery-slide.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { ShareButton } from './share-button.tsx'
import { WarrantySign } from './warranty-sign.tsx'
import { m } from '#messages'

// Loaded once a picture is enlarged.
const PhotoLightbox = lazy(async () => ({ default: (await import('../../photos/photo-lightbox.tsx')).PhotoLightbox }))

export interface ProductGalleryProps {
  product: Product
  pictures: readonly GalleryPicture[]
  /** The index of the shown picture. */
  current: number
  onCurrent: (place: number) => void
}

/**
 * Pictures in a row that snaps, one seen at a time: swiped on a phone, moved by arrow keys, chosen by the small ones
 * beside it, looked at closely under a mouse.
 */
export function ProductGallery({ product, pictures, current, onCurrent }: ProductGalleryProps) {
  const row = useRef<HTMLUListElement>(null)
  // While it glides to a chosen picture, the ones it passes are not chosen.
  const gliding = useRef(false)
  const isNew = useRef(true)
  const takeUp = useEffectEvent(onCurrent)
  useEffect(() => {
    const element = row.current
    const wasNew = isNew.current
    isNew.current = false
    if (!element || placeOf(element) === current) return
    // Swiped before the scripts were there.
    if (wasNew && element.scrollLeft > 0) return takeUp(placeOf(element))
    gliding.current = true
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollTo({ left: current * element.clientWidth, behavior: calm ? 'auto' : 'smooth' })
  }, [current])

  const [enlarged, setEnlarged] = useState<{ shown: number | undefined }>()
  const scrolled = () => {
    const element = row.current
    if (!element) return
    const place = placeOf(element)
    if (place === current) gliding.current = false
    else if (!gliding.current) onCurrent(place)
  }
  return (
    <div className={clsx('lg:sticky lg:top-24', pictures.length > 1 && 'lg:pl-24')}>
      <div className="relative min-w-0">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they only tell who moves the row */}
        <ul
          ref={row}
          onScroll={scrolled}
          onPointerDown={() => (gliding.current = false)}
          onWheel={() => (gliding.current = false)}
          onKeyDown={() => (gliding.current = false)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={pictures.length > 1 ? 0 : undefined}
          aria-label={m.products_pictures_of({ model: product.model_name })}
          className="strip flex snap-x snap-mandatory! *:w-full *:shrink-0 *:snap-start *:snap-always lg:rounded-ground"
        >
          {pictures.map(({ picture, name }, at) => (
            // Further pictures are loaded and decoded once they come near.
            <li key={picture.src} className={at > 0 ? '[content-visibility:auto]' : undefined}>
              <GallerySlide
                picture={picture}
                alt={`${product.model_name}, ${name.toLowerCase()}`}
                first={at === 0}
                onEnlarge={() => setEnlarged({ shown: at })}
              />
            </li>
          ))}
          {pictures.length === 0 && (
            <li className="flex aspect-4/3 items-center justify-center bg-ground lg:aspect-4/5">
              <ImageOff className="size-10 text-ink-off" aria-label={m.products_no_picture()} />
            </li>
          )}
        </ul>
        <div className="absolute top-4 left-5 lg:left-4">
          <WarrantySign icon={product.warranty_icon} warranty={product.warranty} />
        </div>
        <div className="absolute right-3 bottom-3 flex gap-2 lg:top-3 lg:bottom-auto">
          <ShareButton title={product.model_name} />
        </div>
      </div>
      {enlarged && (
        <Suspense>
          <PhotoLightbox
            photos={pictures.map(({ picture, name }) => ({
              label: `${product.model_name}, ${name.toLowerCase()}`,
              src: picture.src,
            }))}
            shown={enlarged.shown}
            onShow={(shown) => {
              setEnlarged({ shown })
              if (shown !== undefined) onCurrent(shown)
            }}
          />
        </Suspense>
      )}
      {pictures.length > 1 && (
        // On a desk it is as high as the picture, and scrolls where there are more.
        <ul
          className="strip flex gap-2 px-5 py-3 lg:absolute lg:inset-y-0 lg:left-0 lg:w-20 lg:snap-y lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto lg:p-0"
          aria-label={m.products_pictures()}
        >
          {pictures.map(({ picture, name }, at) => (
            <li key={picture.src} className="shrink-0">
              <button
                type="button"
                aria-label={name}
                aria-current={at === current || undefined}
                onClick={() => onCurrent(at)}
                className="relative block size-14 overflow-hidden rounded-control bg-ground after:absolute after:inset-0 after:rounded-control after:border after:border-transparent hover:after:border-control aria-[current=true]:after:border-2 aria-[current=true]:after:border-ink lg:size-20"
              >
                <Picture
                  picture={picture}
                  alt=""
                  sizes="5rem"
                  className="size-full"
                  imageClassName="size-full object-contain p-1"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const placeOf = (row: HTMLElement) => Math.round(row.scrollLeft / Math.max(row.clientWidth, 1))
