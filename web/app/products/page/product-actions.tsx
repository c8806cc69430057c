import { SERVICE } from 'contract/core/paths'
import type { Product } from 'contract/products/endpoints'
import { PersonaliseButton } from '../../personalisations/shop/personalise-button.tsx'
import { RequestButton } from '../../quotations/request-button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { ComparePill } from '../compare/compare-pill.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import type { GalleryPicture } from '../gallery-pictures.ts'
import { registerPath } from '../product-address.ts'
import { measureWords } from '../../ui/format/measure-words.ts'
import { m } from '#messages'
import { colourWords } from '../../ui/format/colour-words.ts'

export interface ProductActionsProps {
  product: Product
  gallery: readonly GalleryPicture[]
  /** the place of the picture that is shown */
  picture: number
  /** the place of the chosen colour */
  colour: number
  size: string | undefined
}

/**
 * Where to buy it, and what its owner does, above the bar of a phone until their own place is reached; then what fewer
 * people need.
 */
export function ProductActions({ product, gallery, picture, colour, size }: ProductActionsProps) {
  return (
    <>
      <div className="mt-4 grid grid-cols-2 gap-2.5 bg-white py-3 max-lg:sticky max-lg:bottom-(--bar) max-lg:z-10 max-lg:-mx-5 max-lg:border-t max-lg:border-line max-lg:px-5 lg:mt-7 lg:gap-3 lg:py-0">
        <ButtonLink to={`${SERVICE}?kind=shop#points`} size="lg" className="max-lg:*:px-2!">
          {m.products_find_shop()}
        </ButtonLink>
        <ButtonLink to={registerPath(product)} variant="outline" size="lg" className="max-lg:*:px-2!">
          {m.products_register_own()}
        </ButtonLink>
      </div>
      <div className="grid gap-3 lg:mt-3">
        {product.takes_lettering && (
          <PersonaliseButton
            product={{ ...product, pictures: gallery.map((shown) => shown.picture) }}
            colour={colour}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <RequestButton
            product={{ ...product, picture: gallery[picture]?.picture, choice: choiceOf(product, colour, size) }}
          />
          <CompareToggle product={product} />
        </div>
        <ComparePill />
      </div>
    </>
  )
}

/** `Colour: Crimson, size: 1.8 litres` */
function choiceOf({ color_names }: Product, colour: number, stored: string | undefined): string {
  const size = stored && measureWords(stored)
  const name = colourWords(color_names[colour] ?? '')
  if (name && size) return m.products_choice({ colour: name, size })
  if (name) return m.products_choice_colour({ colour: name })
  return size ? m.products_choice_size({ size }) : ''
}
