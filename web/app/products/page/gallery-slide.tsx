import type { PointerEvent } from 'react'
import type { Picture as PictureData } from 'contract/core/fields'
import { Picture } from '../../ui/data/picture.tsx'
import { m } from '#messages'

export interface GallerySlideProps {
  picture: PictureData
  alt: string
  first: boolean
  /** Shows it as large as the screen. */
  onEnlarge: () => void
}

/** One picture; under a mouse twice as large, around where the mouse is. Pressed, it has the screen to itself. */
export const GallerySlide = ({ picture, alt, first, onEnlarge }: GallerySlideProps) => (
  <button
    type="button"
    aria-label={m.products_enlarge({ picture: alt })}
    aria-haspopup="dialog"
    onClick={onEnlarge}
    onPointerMove={follow}
    className="group/zoom block w-full cursor-zoom-in overflow-hidden focus-visible:-outline-offset-4"
  >
    <Picture
      picture={picture}
      // Under a mouse, on wide screens, it needs all that there is.
      avifMedia="(max-width: 63.99rem)"
      alt={alt}
      priority={first}
      sizes="(min-width: 64rem) 46rem, 70vw"
      className="aspect-4/3 lg:aspect-4/5"
      imageClassName="size-full object-contain px-5 py-4 transition-transform duration-200 lg:p-2 pointer-fine:group-hover/zoom:scale-200"
    />
  </button>
)

function follow({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse') return
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const image = currentTarget.querySelector('img')
  if (image) image.style.transformOrigin = `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`
}
