import type { Product } from 'contract/products/endpoints'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import { productData } from './product-data.ts'
import { breadcrumbList, structuredData } from './structured-data.ts'

const HOSTILE = 'Kettle </script><script>alert(1)</script><!-- & "1.7 l"'

// What a page of a product needs to say of itself; the rest of it is shown elsewhere.
const kettle = (changes: Partial<Product> = {}) =>
  ({
    id: 12,
    name: 'Kettle',
    model_name: 'Chiya',
    model_num: 'BEK-150',
    sub_heading: '',
    price: 1950,
    stocks: 0,
    warranty_months: 0,
    main_picture: null,
    share_picture: '/og/product/12-0a1b2c3d4e5f.jpg',
    category: { id: 1, category_name: 'Kitchen' },
    average_rating: 0,
    total_reviews: 0,
    color_names: [],
    sizes: [],
    ...changes,
  }) as Product

test('no name ends the script that says it', () => {
  const things = structuredData(
    breadcrumbList('https://shop.example', [{ text: HOSTILE }]),
    productData('https://shop.example', kettle({ name: HOSTILE, model_name: HOSTILE })),
  )
  const Page = createRoutesStub([{ path: '/', Component: Meta, meta: () => things }])
  const html = renderToString(<Page />)
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
  expect(scripts).toHaveLength(2)
  expect(scripts.join('')).not.toContain('<')
  expect(html).not.toContain('<script>')
  expect(JSON.parse(scripts[1] ?? '')).toMatchObject({ name: `${HOSTILE} ${HOSTILE}` })
})

test('unknown data is left out: stars without reviews, a warranty without months', () => {
  const bare = productData('https://shop.example', kettle())
  expect(bare).not.toHaveProperty('aggregateRating')
  expect(bare).not.toHaveProperty('color')
  expect(bare).not.toHaveProperty('size')
  expect(bare['offers']).not.toHaveProperty('warranty')
  expect(bare['offers']).toMatchObject({ price: 1950, availability: 'https://schema.org/OutOfStock' })
  const rated = productData(
    'https://shop.example',
    kettle({
      total_reviews: 2,
      average_rating: 4.5,
      warranty_months: 24,
      color_names: ['Teal', 'Sand'],
      sizes: ['1.7 l'],
    }),
  )
  expect(rated).toMatchObject({ color: 'Teal/Sand', size: '1.7 l' })
  expect(rated).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } })
  expect(rated['offers']).toMatchObject({ warranty: { durationOfWarranty: { value: 24, unitCode: 'MON' } } })
})

test('addresses are absolute, also of pictures that are kept elsewhere', () => {
  const main_picture = { src: 'https://files.example/a.webp' } as Product['main_picture']
  expect(productData('https://shop.example', kettle({ main_picture }))).toMatchObject({
    url: 'https://shop.example/baltra-product-view/12/kettle-bek-150',
    image: ['https://files.example/a.webp', 'https://shop.example/og/product/12-0a1b2c3d4e5f.jpg'],
  })
})
