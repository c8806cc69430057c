import { DESK, go } from '../kit/browser.ts'
import type { Product } from '../kit/product.ts'
import { expect, test } from '../kit/test.ts'

test('the website can be installed as an app', async ({ product, visit }) => {
  const { page, context } = await visit(DESK)
  await go(page, '/baltra-aboutUs-Page')
  const session = await context.newCDPSession(page)
  const { errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '') as { shortcuts: { url: string }[] }
  expect(manifest).toMatchObject({ name: 'Baltra', display: 'standalone' })
  for (const { url } of manifest.shortcuts) expect((await fetch(product.url + url)).status, url).toBe(200)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A window for testing is one in private.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

const PUBLISHED = [
  ['/', '/'],
  ['/baltra-aboutUs-Page', '/baltra-aboutUs-Page'],
  ['/baltra-readAboutUS', '/baltra-readAboutUS'],
  ['/baltra-allProducts', '/baltra-allProducts'],
  ['/baltra-product-view/1', '/baltra-product-view/1/electric-kettle-bek-150'],
  ['/baltra-product-view/1/electric-kettle-bek-150', '/baltra-product-view/1/electric-kettle-bek-150'],
  ['/baltra-subCategoryProducts/1', '/baltra-subCategoryProducts/1'],
  ['/baltra-subCategoryProducts/1?subcategory=1', '/baltra-subCategoryProducts/1'],
  ['/baltra-subCategoryProducts/1?subcategory=2&sort_order=asc', '/baltra-subCategoryProducts/1?subcategory=2'],
  ['/baltra-catalog', '/baltra-catalog'],
  ['/baltra-catalog/1', '/baltra-catalog/1'],
  ['/baltra-reward-point', '/baltra-reward-point'],
  ['/warranty-check?serial=X', '/warranty-check'],
  ['/baltra-contact-us', '/baltra-contact-us'],
  ['/baltra-term-of-use', '/baltra-term-of-use'],
  ['/baltra/privacy-policy', '/baltra/privacy-policy'],
] as const
const HIDDEN = [
  '/baltra-search-products?product_name=kettle',
  '/baltra-allProducts?in_stock=true',
  '/baltra-subCategoryProducts/1?min_price=1000',
  '/baltra-subCategoryProducts/1?page=900',
  '/unauthorize',
  '/baltra-account-signin',
  '/baltra-profileInformation',
  '/baltra-admin-dashboard',
]

/** What a search engine reads of a page. */
async function read({ url }: Pick<Product, 'url'>, path: string) {
  const answer = await fetch(url + path)
  const html = await answer.text()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'))
  return {
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    hidden: answer.headers.has('x-robots-tag') || /<meta name="robots" content="noindex/.test(html),
    title: all(/<title>([^<]*)<\/title>/g)[0] ?? '',
    description: all(/<meta name="description" content="([^"]*)"/g)[0] ?? '',
    picture: all(/<meta property="og:image" content="([^"]*)"/g)[0] ?? '',
    things: all(/<script type="application\/ld\+json">(.*?)<\/script>/g).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    ),
  }
}

test('each public page names its one address, itself and a picture; all others stay out of the index', async ({
  product,
}) => {
  const titles = new Set<string>()
  for (const [path, canonical] of PUBLISHED) {
    const page = await read(product, path)
    expect(page.canonical, path).toEqual([product.url + canonical])
    expect(page.hidden, path).toBe(false)
    expect(page.description.length, path).toBeGreaterThan(30)
    titles.add(`${canonical} ${page.title}`)
    const picture = await fetch(page.picture)
    expect([picture.status, picture.headers.get('content-type')?.split('/')[0]], path).toEqual([200, 'image'])
  }
  const words = [...titles].map((title) => title.replace(/^\S+ /, ''))
  expect(new Set(words).size).toBe(words.length)
  for (const path of HIDDEN) {
    const page = await read(product, path)
    expect([page.hidden, page.canonical], path).toEqual([true, []])
  }
})

test('a search engine reads the product with its offer, warranty and stars, and who sells it', async ({ product }) => {
  const { things } = await read(product, '/baltra-product-view/1')
  const [crumbs, kettle] = things as [Record<string, unknown>, Record<string, unknown>]
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  expect(crumbs['itemListElement']).toMatchObject([{ position: 1, name: 'Kitchen' }, { position: 2 }, { position: 3 }])
  // What search engines require of a product, and of each part that it has.
  expect(kettle).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: expect.any(String),
    image: [expect.stringMatching(/^http/), expect.stringMatching(/^http.*\/og\/product\/1-/)],
    offers: {
      '@type': 'Offer',
      price: 2450,
      priceCurrency: 'NPR',
      availability: 'https://schema.org/InStock',
      url: `${product.url}/baltra-product-view/1/electric-kettle-bek-150`,
      seller: { '@type': 'Organization', name: 'Baltra' },
      warranty: { '@type': 'WarrantyPromise', durationOfWarranty: { value: 12, unitCode: 'MON' } },
    },
    aggregateRating: { ratingValue: expect.any(Number), reviewCount: expect.any(Number), bestRating: 5 },
  })
  const home = await read(product, '/')
  expect(home.things).toMatchObject([
    { '@type': 'Organization', name: 'Baltra', url: `${product.url}/`, logo: expect.stringMatching(/png$/) },
    { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction', 'query-input': expect.any(String) } },
  ])
})
