import { categoryProductsPath, productPath } from 'contract/core/paths'
import Store from 'lucide-react/icons/store'
import { useState } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { brand } from '../../brand/brand.tsx'
import { apiContext } from '../../api/context.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { SiteHead } from '../../seo/site-head.tsx'
import { ProductReviews } from '../../reviews/shop/product-reviews.tsx'
import { countOf, loadReviews } from '../../reviews/shown-reviews.ts'
import { productData } from '../../seo/product-data.ts'
import { breadcrumbList, originOf, structuredData } from '../../seo/structured-data.ts'
import { Breadcrumb } from '../../ui/data/breadcrumb.tsx'
import { rupees } from '../../ui/format/price.ts'
import type { PageHandle } from 'contract/core/page'
import type { Route } from './+types/product-view'
import { galleryOf } from '../gallery-pictures.ts'
import { idOrNotFound } from './id-or-not-found.ts'
import { isProductAddress } from '../product-address.ts'
import { OffSale } from './off-sale.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductDetails } from './product-details.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductMedia } from './product-media.tsx'
import { ProductChoices } from '../product-choices.tsx'
import { ProductPlate } from '../product-plate.tsx'
import { ProductStrip } from '../card/product-strip.tsx'
import { SeenProducts } from './seen-products.tsx'
import { shownCards } from '../shown-card.ts'
import { ratingText, Stars } from '../../ui/data/stars.tsx'
import { useColour } from '../use-colour.ts'
import { warrantyWords } from '../warranty-text.ts'
import { m } from '#messages'

const RELATED = 4

export const handle: PageHandle = { waits: true }

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const id = idOrNotFound(params.id)
  const [{ data: product }, { related_products }, reviews] = await Promise.all([
    api.products.getPublic({ params: { id } }),
    api.products.related({ params: { id } }),
    loadReviews(api, id),
  ])
  if (!isProductAddress(product, params.words)) throw redirect(encodeURI(productPath(product)), 301)
  return { product, related: shownCards(related_products.slice(0, RELATED)), reviews }
}

/** The visitor's own review is saved and deleted here. */
export const clientAction = async (args: Route.ClientActionArgs) =>
  (await import('../../reviews/shop/review-action.ts')).reviewAction(args)

/** A refusal changed nothing, and without a connection the page would be lost with all that is typed. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !isRefusal(actionResult) && defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!import.meta.env.SSR || !loaderData) return []
  const origin = originOf(matches)
  return structuredData(breadcrumbList(origin, crumbsOf(loaderData.product)), productData(origin, loaderData.product))
}

/** `/baltra-product-view/12/steam-kettle-bek-150`, and the same without the words. */
export default function ProductView({ loaderData: { product, related, reviews } }: Route.ComponentProps) {
  return (
    <main id="main">
      <SiteHead
        title={m.products_page_title({
          model: product.model_name,
          name: product.name,
          country: brand.country(),
        })}
        description={descriptionOf(product)}
        path={productPath(product)}
        picture={{ ...brand.sharePicture(), src: product.share_picture }}
      />
      <div className="mx-auto max-w-shop lg:px-10">
        <Breadcrumb className="px-5 lg:px-0 lg:py-3" items={crumbsOf(product)} />
        <Product key={product.id} product={product} />
      </div>
      <ProductDetails product={product} />
      <ProductMedia product={product} />
      <ProductReviews key={product.id} productId={product.id} reviews={reviews} />
      {related.length > 0 && (
        <section className="below-fold border-t border-line" aria-labelledby="related">
          <div className="mx-auto max-w-shop py-14 lg:px-10 lg:py-24">
            <h2 id="related" className="px-5 text-title lg:px-0">
              {m.products_related()}
            </h2>
            <div className="mt-7 lg:mt-10">
              <ProductStrip products={related} />
            </div>
          </div>
        </section>
      )}
      <SeenProducts key={`seen ${product.id}`} id={product.id} />
    </main>
  )
}

/** For search engines, and where the page is shared. */
function descriptionOf({ model_name, name, model_num, price, warranty, sub_heading }: Shown): string {
  const words = m.products_page_description({
    model: model_name,
    name,
    number: model_num,
    price: rupees(price),
    country: brand.country(),
    warranty: warrantyWords(warranty),
    text: sub_heading,
  })
  return words.trim()
}

/** The way to a product, as people and search engines read it. */
function crumbsOf({ category, sub_category, model_name }: Shown) {
  const path = categoryProductsPath(category.id)
  return [
    { text: category.category_name, to: path },
    { text: sub_category.sub_category_name, to: `${path}?subcategory=${sub_category.id}` },
    { text: model_name },
  ]
}

type Shown = Route.ComponentProps['loaderData']['product']

/** Pictures beside words; choosing a colour shows its picture. */
function Product({ product }: { product: Shown }) {
  const gallery = galleryOf(product)
  const { colour, picture, chooseColour, showPicture } = useColour(product, gallery)
  const [size, setSize] = useState(product.sizes[0])
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start lg:gap-16 lg:pb-24">
      <ProductGallery product={product} pictures={gallery} current={picture} onCurrent={showPicture} />
      <div className="px-5 pt-2 pb-14 lg:px-0 lg:pb-0">
        <div className="flex min-h-11 items-center justify-between gap-4 text-xs">
          <p className="text-ink-3 tabular-nums">{product.model_num}</p>
          {product.total_reviews > 0 && (
            <a href="#reviews" className="flex min-h-11 items-center gap-2 text-ink-2 hover:text-ink">
              <Stars rating={product.average_rating} />
              <span className="tabular-nums underline decoration-line-2 underline-offset-4">
                <span aria-hidden="true">{ratingText(product.average_rating)}</span> ({countOf(product.total_reviews)})
              </span>
            </a>
          )}
        </div>
        <div className="flex flex-col">
          <h1 className="mt-1 text-title lg:text-[3.25rem]">{product.model_name}</h1>
          <p className="mt-1 text-sm text-ink-2">{product.name}</p>
          {product.sub_heading && (
            <p className="mt-3 max-w-[21.8em] text-lead text-ink-2 max-lg:order-last">{product.sub_heading}</p>
          )}
          <p className="mt-3 flex items-baseline gap-2 lg:mt-5">
            <span className="text-[1.75rem] leading-none font-semibold text-red tabular-nums">
              {rupees(product.price)}
            </span>
            <span className="text-xs text-ink-3">{m.products_mrp()}</span>
          </p>
        </div>
        <ProductChoices product={product} colour={colour} onColour={chooseColour} size={size} onSize={setSize} />
        {product.off_sale ? (
          <OffSale product={product} />
        ) : (
          <>
            <ProductActions product={product} gallery={gallery} picture={picture} colour={colour} size={size} />
            <p className="mt-4 flex items-start gap-2.5 text-xs text-ink-2">
              <Store className="mt-px size-4.5" aria-hidden />
              {m.products_where_sold({ country: brand.country() })}
            </p>
          </>
        )}
        <div className="mt-8">
          <ProductPlate product={product} />
        </div>
      </div>
    </div>
  )
}
