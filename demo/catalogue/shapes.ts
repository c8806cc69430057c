import { NEPALI_TEXTS } from '../nepali/nepali-texts.ts'
import { COLOURS, type Colour } from './colours.ts'
import { sizesIn } from './sizes-in.ts'
import { secondView, type DetailPicture, type PictureFile, type ProductPicture } from '../rendered.ts'
import type { SubCategoryName } from './sub-categories.ts'

/** A product as the catalogue holds it; names are those of the wire. */
export type DemoProduct = {
  sub_category: SubCategoryName
  name: string
  sub_heading: string
  model_name: string
  model_num: string
  /** Whole rupees. */
  price: number
  stocks: number
  power: string
  /** Free text, as printed on the card: '1 Year', '18 Months', '2 yrs'. */
  warranty: string
  packaging: string
  reward_points: number
  /** Hex colours; `images` follow in the same order, other views after them. */
  color_styles: string[]
  sizes: string[]
  /** HTML: a list of facts. */
  specification: string
  sizing: string
  usage: string
  name_ne: string
  sub_heading_ne: string
  packaging_ne: string
  specification_ne: string
  sizing_ne: string
  usage_ne: string
  main_image: PictureFile
  images: PictureFile[]
  specification_images: PictureFile[]
  sizing_images: PictureFile[]
  usage_images: PictureFile[]
  /** Place among the best sellers, from 1; undefined for the others. */
  featured_rank?: number
}

/** What is written down for a product; the rest follows from it. */
export type ProductText = {
  sub_category: SubCategoryName
  /** What it is, in two or three words. */
  name: string
  model: string
  number: string
  price: number
  stocks: number
  power?: string
  warranty: string
  packaging?: string
  /** One sentence under the name. */
  promise: string
  look: Look
  sizes?: string[]
  facts: string[]
  sizing: string
  usage: string[]
  details?: DetailPicture[]
  featured?: number
}

/** The drawing with a product's outer sizes. */
const sizeDrawing = (modelNumber: string): PictureFile => `size-${modelNumber.toLowerCase()}.webp`

const hasSizes = (text: string) => Object.keys(sizesIn(text)).length > 0

type Look = { colours: string[]; pictures: PictureFile[] }

/** A product from its text: 1 reward point for each 50 rupees, lists as HTML. */
export function product(text: ProductText): DemoProduct {
  const nepali = NEPALI_TEXTS[text.number]
  if (!nepali) throw new Error(`${text.number} has no texts in Nepali`)
  const [main = 'kettle-cream.webp', ...others] = [...text.look.pictures, ...text.look.pictures.map(secondView)]
  return {
    sub_category: text.sub_category,
    name: text.name,
    sub_heading: text.promise,
    model_name: text.model,
    model_num: text.number,
    price: text.price,
    stocks: text.stocks,
    power: text.power ?? '',
    warranty: text.warranty,
    packaging: text.packaging ?? 'Carton, 1 piece',
    reward_points: Math.round(text.price / 50),
    color_styles: text.look.colours,
    sizes: text.sizes ?? [],
    specification: list(text.facts),
    sizing: `<p>${text.sizing}</p>`,
    usage: list(text.usage),
    name_ne: nepali.name,
    sub_heading_ne: nepali.promise,
    packaging_ne: nepali.packaging ?? 'कार्टन, १ थान',
    specification_ne: list(nepali.facts),
    sizing_ne: `<p>${nepali.sizing}</p>`,
    usage_ne: list(nepali.usage),
    main_image: main,
    images: [main, ...others],
    specification_images: (text.details ?? []).map((name): PictureFile => `${name}.webp`),
    sizing_images: hasSizes(text.sizing) ? [sizeDrawing(text.number)] : [],
    usage_images: [],
    featured_rank: text.featured,
  }
}

/** The type in its colours; the first is the main picture. */
export function inColours<T extends string, C extends Colour>(
  type: `${T}-${C}` extends ProductPicture ? T : never,
  colours: C[],
): Look {
  return {
    colours: colours.map((colour) => COLOURS[colour]),
    pictures: colours.map((colour): PictureFile => `${type}-${colour}.webp`),
  }
}

/** A type that is made one way. */
export const inOneLook = (picture: ProductPicture): Look => ({ colours: [], pictures: [`${picture}.webp`] })

const list = (lines: string[]) => `<ul>${lines.map((text) => `<li>${text}</li>`).join('')}</ul>`
