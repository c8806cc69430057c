import { clsx } from 'clsx'
import type { Picture as PictureData } from 'contract/core/fields'

export interface PictureProps {
  picture: PictureData
  /** What it shows; empty when the text beside it says so already. */
  alt: string
  /** Its width on the page: `(min-width: 1024px) 25vw, 50vw`. */
  sizes: string
  /** Where AVIF, which ends at 960 pixels, is enough: `(max-width: 40rem)`; everywhere when it is not given. */
  avifMedia?: string
  /** A picture that is seen first: fetched at once, and before all others, in view or not. */
  priority?: boolean
  /** Goes on the ground: radius, aspect. */
  className?: string
  /** Goes on the image: padding, fit, scale. */
  imageClassName?: string
}

const GROUND: Record<PictureData['ground'], string> = {
  mist: 'bg-mist',
  sage: 'bg-sage',
  clay: 'bg-clay',
  ground: 'bg-ground',
}

/** A shop picture on its background, in the size and format that the browser needs; its space is reserved while it loads. */
export const Picture = ({
  picture,
  alt,
  sizes,
  avifMedia,
  priority = false,
  className,
  imageClassName,
}: PictureProps) => (
  <picture className={clsx('block overflow-hidden', GROUND[picture.ground], className)}>
    {picture.avif && <source type="image/avif" srcSet={picture.avif} media={avifMedia} sizes={sizes} />}
    <img
      src={picture.src}
      srcSet={picture.srcset || undefined}
      sizes={picture.srcset ? sizes : undefined}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'low'}
      decoding="async"
      className={clsx('w-full', imageClassName)}
    />
  </picture>
)
