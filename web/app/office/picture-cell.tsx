import { clsx } from 'clsx'
import type { Picture as PictureData } from 'contract/core/fields'
import { m } from '#messages'
import { Picture } from '../ui/data/picture.tsx'

/** A shop picture in a table row, square or as wide as a banner, or `N/A`. */
export const PictureCell = ({ picture, banner = false }: { picture: PictureData | null; banner?: boolean }) =>
  picture ? (
    <Picture
      picture={picture}
      alt=""
      sizes={banner ? '108px' : '36px'}
      className={clsx('h-9 rounded-badge', banner ? 'w-27' : 'w-9')}
      imageClassName="h-full object-cover"
    />
  ) : (
    <span className="text-ink-3">{m.office_not_available()}</span>
  )
