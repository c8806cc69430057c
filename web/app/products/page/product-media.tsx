import type { Product } from 'contract/products/endpoints'
import { m } from '#messages'

/** The gallery pair and the film, where the product has them. */
export function ProductMedia({ product }: { product: Product }) {
  const pair = [product.galleryimageone, product.galleryimagetwo].filter(Boolean)
  if (pair.length === 0 && !product.product_video) return null
  return (
    <section
      className="below-fold border-t border-line"
      aria-label={m.products_in_pictures({ model: product.model_name })}
    >
      <div className="mx-auto grid max-w-shop gap-3 px-5 py-10 lg:gap-6 lg:px-10 lg:py-20">
        {pair.length > 0 && (
          <div className="grid gap-3 sm:grid-cols-2 lg:gap-6">
            {pair.map((src) => (
              <img
                key={src}
                src={src}
                alt={m.products_in_use({ model: product.model_name })}
                loading="lazy"
                decoding="async"
                className="aspect-4/3 w-full rounded-ground bg-ground object-cover"
              />
            ))}
          </div>
        )}
        {product.product_video && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded films come without captions
          <video
            src={product.product_video}
            aria-label={m.products_film({ model: product.model_name })}
            controls
            playsInline
            preload="metadata"
            className="aspect-video w-full rounded-ground bg-night"
          />
        )}
      </div>
    </section>
  )
}
