import { clsx } from 'clsx'
import type { Picture as PictureData } from 'contract/core/fields'
import ImageOff from 'lucide-react/icons/image-off'
import { Picture } from '../../ui/data/picture.tsx'

/** A product's picture on its ground, square; a product may have none. */
export const ProductPicture = ({
  picture,
  sizes,
  priority = false,
  className = 'rounded-ground',
  imageClassName,
}: {
  picture: PictureData | null
  sizes: string
  priority?: boolean
  className?: string
  imageClassName?: string
}) =>
  picture ? (
    <Picture
      picture={picture}
      alt=""
      sizes={sizes}
      priority={priority}
      className={clsx('aspect-square', className)}
      imageClassName={clsx('size-full object-contain', imageClassName)}
    />
  ) : (
    <span className={clsx('flex aspect-square items-center justify-center bg-ground', className)}>
      <ImageOff className="size-8 text-ink-off" aria-hidden />
    </span>
  )
