import type { Product } from 'contract/products/endpoints'
import { SizeChoice } from '../ui/fields/size-choice.tsx'
import { SwatchChoice } from '../ui/fields/swatch-choice.tsx'
import { measureWords } from '../ui/format/measure-words.ts'
import { m } from '#messages'
import { colourWords } from '../ui/format/colour-words.ts'

const FRAME = 'mt-5 border-t border-line pt-5 first-of-type:mt-8'

export interface ProductChoicesProps {
  product: Pick<Product, 'color_styles' | 'color_names' | 'sizes'>
  /** The place of the chosen colour. */
  colour: number
  onColour: (colour: number) => void
  size: string | undefined
  onSize: (size: string) => void
}

/** Colour and size, as far as the product comes in some. */
export function ProductChoices({
  product: { color_styles, color_names, sizes },
  colour,
  onColour,
  size,
  onSize,
}: ProductChoicesProps) {
  return (
    <>
      {color_styles.length > 0 && (
        <fieldset className={FRAME}>
          <legend className="float-left mb-2 text-xs">
            <span className="font-semibold">{m.products_colour()}</span>{' '}
            <span className="text-ink-2">{colourWords(color_names[colour] ?? '')}</span>
          </legend>
          <div className="clear-both -ml-1.5 flex flex-wrap gap-1.5">
            {color_styles.map((hex, at) => (
              <SwatchChoice
                key={hex}
                hex={hex}
                name="colour"
                label={colourWords(color_names[at] ?? hex)}
                checked={at === colour}
                onChange={() => onColour(at)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {sizes.length > 0 && (
        <fieldset className={FRAME}>
          <legend className="float-left mb-3 text-xs">
            <span className="font-semibold">{m.products_size()}</span>{' '}
            <span className="text-ink-2">{size && measureWords(size)}</span>
          </legend>
          <div className="clear-both grid grid-cols-3 gap-2">
            {sizes.map((each) => (
              <SizeChoice key={each} name="size" value={each} checked={each === size} onChange={() => onSize(each)}>
                {measureWords(each)}
              </SizeChoice>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
