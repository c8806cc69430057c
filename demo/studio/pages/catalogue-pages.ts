import { BRAND } from '../../../contract/src/core/brand.ts'
import { PRODUCTS, SUB_CATEGORIES, type DemoProduct } from '../../catalogue.ts'
import type { DemoECatalogue } from '../../e-catalogues.ts'

/** A picture of a subject on a plain ground, in pixels. */
export interface PictureOnGround {
  width: number
  height: number
  /** the width and height of the subject itself, in the middle */
  subject: number
  /** the ground left under it */
  below: number
  ground: string
}

export type PictureAddress = (name: string, picture: PictureOnGround) => Promise<string>

const ON_A_PAGE = 2
const COVER = { width: 888, height: 1260, subject: 680, below: 70, ground: '#f5efea' }
const PART = { width: 400, height: 620, subject: 360, below: 130 }
/** of the upper and the lower picture of a page */
const GROUNDS = ['#f5f4f2', '#eef1eb']

/** The pages of a catalogue as HTML, cover first. */
export async function pagesOf(catalogue: DemoECatalogue, addressOf: PictureAddress): Promise<string> {
  const products = productsOf(catalogue)
  const sheets = []
  for (let at = 0; at < products.length; at += ON_A_PAGE)
    sheets.push(await productPage(products.slice(at, at + ON_A_PAGE), sheets.length + 3, addressOf))
  const pages = [await coverPage(catalogue, addressOf), contentsPage(catalogue, products), ...sheets, lastPage()]
  return pages.join('\n')
}

function productsOf({ categories }: DemoECatalogue): DemoProduct[] {
  const groups = SUB_CATEGORIES.filter(({ category }) => categories.includes(category)).map(
    ({ name }) => name as string,
  )
  return PRODUCTS.filter(({ sub_category }) => groups.includes(sub_category)).toSorted(
    (a, b) => groups.indexOf(a.sub_category) - groups.indexOf(b.sub_category),
  )
}

const coverPage = async ({ title, line, cover }: DemoECatalogue, addressOf: PictureAddress) => `
<section class="page cover">
  <p class="brand">${BRAND.name}</p>
  <div><h1>${title}</h1><p class="line">${line}</p></div>
  <img src="${await addressOf(cover, COVER)}" alt="">
</section>`

const contentsPage = ({ opening }: DemoECatalogue, products: DemoProduct[]) => `
<section class="page">
  <p class="opening">${opening}</p>
  <table><caption>In this catalogue</caption>${[...new Set(products.map(({ sub_category }) => sub_category))]
    .map((group) => `<tr><th scope="row">${escaped(group)}</th><td>${pageOf(products, group)}</td></tr>`)
    .join('')}</table>
</section>`

const pageOf = (products: DemoProduct[], group: string) =>
  Math.floor(products.findIndex(({ sub_category }) => sub_category === group) / ON_A_PAGE) + 3

async function productPage(products: DemoProduct[], number: number, addressOf: PictureAddress) {
  const articles = await Promise.all(products.map((product, place) => productPart(product, GROUNDS[place]!, addressOf)))
  return `<section class="page products">${articles.join('')}<footer>${number}</footer></section>`
}

const productPart = async (product: DemoProduct, ground: string, addressOf: PictureAddress) => `
<article>
  <figure><img src="${await addressOf(product.main_image, { ...PART, ground })}" alt=""></figure>
  <div>
    <p class="kind">${escaped(product.name)}</p>
    <h2>${product.model_name}</h2>
    <p>${product.sub_heading}</p>
    ${product.specification.split('</li>').slice(0, 3).join('</li>')}</li></ul>
    <dl>
      <div><dt>Model</dt><dd>${product.model_num}</dd></div>
      ${product.power && `<div><dt>Power</dt><dd>${product.power}</dd></div>`}
      <div><dt>Warranty</dt><dd>${product.warranty}</dd></div>
    </dl>
    <p class="price">Rs. ${product.price.toLocaleString('en-IN')}</p>
  </div>
</article>`

const lastPage = () => `
<section class="page last">
  <div>
    <h1>Sold and repaired near you</h1>
    <p>Our distributors across Nepal keep the whole range. Register what you bought on our website, and its warranty is
    known wherever you bring it.</p>
  </div>
  <p class="small">Prices are the maximum retail price with all taxes, as of Baisakh 2083. Colours on paper differ a
  little from those on the shelf. ${BRAND.name}, Kathmandu, Nepal.</p>
</section>`

const escaped = (text: string) => text.replace(/&/g, '&amp;')
