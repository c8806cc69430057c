import { clsx } from 'clsx'
import type { ProductForOffice } from 'contract/products/endpoints'
import { m } from '#messages'
import { Picture } from '../../../ui/data/picture.tsx'
import type { GalleryPicture } from '../../gallery-pictures.ts'

export interface ProductPicturesProps {
  product: ProductForOffice
  /** the variants, else the main picture alone */
  pictures: readonly GalleryPicture[]
  shown: number
  onShow: (at: number) => void
}

/** The picture of the chosen variant, all variants below it, then the main image and the warranty icon. */
export function ProductPictures({ product, pictures, shown, onShow }: ProductPicturesProps) {
  const large = pictures[shown] ?? pictures[0]
  const { main_picture, warranty_icon, model_name } = product
  return (
    <>
      {large ? (
        <Picture
          picture={large.picture}
          alt={`${model_name}, ${large.name.toLowerCase()}`}
          sizes="(min-width: 64rem) 28rem, 90vw"
          className="aspect-square max-h-100 w-full rounded-control"
          imageClassName="size-full object-contain p-4"
        />
      ) : (
        <p className="flex aspect-square max-h-100 w-full items-center justify-center rounded-control bg-ground text-xs text-ink-3">
          {m.office_no_photo()}
        </p>
      )}
      {pictures.length > 1 && (
        <ul aria-label={m.products_office_variant_images()} className="mt-3 flex flex-wrap gap-2">
          {pictures.map(({ picture, name }, at) => (
            <li key={picture.src}>
              <button
                type="button"
                aria-label={name}
                aria-pressed={at === shown}
                onClick={() => onShow(at)}
                className={clsx(
                  'block rounded-control border p-0.5',
                  at === shown ? 'border-ink' : 'border-transparent',
                )}
              >
                <Picture
                  picture={picture}
                  alt=""
                  sizes="56px"
                  className="size-14 rounded-badge"
                  imageClassName="size-full object-contain p-1"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5 flex flex-wrap gap-6">
        {main_picture && (
          <figure>
            <Picture
              picture={main_picture}
              alt={m.products_office_main_image()}
              sizes="80px"
              className="size-20 rounded-control"
              imageClassName="size-full object-contain p-1"
            />
            <figcaption className="mt-1.5 text-2xs text-ink-2">{m.products_office_main_image()}</figcaption>
          </figure>
        )}
        {warranty_icon && (
          <figure>
            <img
              src={warranty_icon}
              alt={m.products_office_warranty_icon()}
              width="80"
              height="80"
              loading="lazy"
              className="size-20 rounded-control bg-ground object-contain p-1"
            />
            <figcaption className="mt-1.5 text-2xs text-ink-2">{m.products_office_warranty_icon()}</figcaption>
          </figure>
        )}
      </div>
    </>
  )
}
