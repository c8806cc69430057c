import { productPath } from 'contract/core/paths'
import type { Product } from 'contract/products/endpoints'
import { brand } from '../brand/brand.tsx'
import type { Thing } from './structured-data.ts'
import { pathIn } from 'contract/core/locale'
import { pageLocale } from '../core/locale.ts'
import { colourWords } from '../ui/format/colour-words.ts'

/** A product with its offer and warranty; a rating only if there is one. */
export const productData = (origin: string, product: Product): Thing => {
  const { name, model_name, model_num, sub_heading, price, main_picture, share_picture, color_names, sizes } = product
  const url = origin + encodeURI(pathIn(pageLocale(), productPath(product)))
  const absolute = (src: string) => (src.startsWith('/') ? origin + src : src)
  return {
    '@type': 'Product',
    name: `${model_name} ${name}`,
    description: sub_heading || name,
    sku: model_num,
    mpn: model_num,
    url,
    image: [...(main_picture ? [main_picture.src] : []), share_picture].map(absolute),
    category: product.category.category_name,
    ...(color_names.length > 0 && { color: color_names.map(colourWords).join('/') }),
    ...(sizes.length > 0 && { size: sizes.join(', ') }),
    brand: { '@type': 'Brand', name: brand.name },
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: brand.currency,
      availability: `https://schema.org/${availability(product)}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: brand.name },
      ...(product.warranty_months > 0 && { warranty: promise(product.warranty_months) }),
    },
    ...(product.total_reviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.average_rating,
        reviewCount: product.total_reviews,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}

function availability({ off_sale, stocks }: Product): string {
  if (off_sale) return 'Discontinued'
  return stocks > 0 ? 'InStock' : 'OutOfStock'
}

const promise = (months: number) => ({
  '@type': 'WarrantyPromise',
  durationOfWarranty: { '@type': 'QuantitativeValue', value: months, unitCode: 'MON' },
})
