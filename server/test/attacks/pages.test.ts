import { expect, test } from 'vitest'
import { buildReview } from '../factories/review.ts'
import { buildComplaint } from '../factories/complaint.ts'
import { productForm } from '../factories/product.ts'
import { isBuilt, testSite, type TestSite } from './test-site.ts'
import { PATIENT } from './patient.ts'

/** Ends a script, a comment, an attribute and a line, in one text. */
const HOSTILE = `</script><script>alert(1)</script><!--<script>"'><img src=x onerror=alert(1)>\u2028\u2029]]>`
/** Parts that would run, or break out of their context; the last two end a line of script for some parsers. */
const ACTING = ['<script>alert(1)', '<img src=x', '<!--<script']
const LINE_ENDS = ['\u2028', '\u2029']

test.runIf(isBuilt)('only files of the built website are served, and no list of them', async () => {
  const { site } = await testSite()
  const paths = [
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/server/src/main.ts',
    '/assets',
    '/media',
    '/assets/../../package.json',
  ]
  const told = await Promise.all(paths.map(async (url) => [url, (await site.inject(url)).statusCode]))
  expect(told).toEqual(paths.map((url) => [url, 404]))
})

test.runIf(isBuilt)('user text is shown as text on every page, wherever it appears', PATIENT, async () => {
  const site = await testSite()
  const addresses = await hostileShop(site)
  const wrong: unknown[] = []
  for (const [name, url] of Object.entries(addresses)) {
    const { statusCode, body, headers } = await site.site.inject(url)
    if (statusCode !== (name === 'nowhere' ? 404 : 200)) wrong.push([name, statusCode, url])
    // What the router reads is no page, and no browser takes it for one.
    const isPage = String(headers['content-type']).startsWith('text/html')
    if (headers['x-content-type-options'] !== 'nosniff' || isPage === (name === DATA)) wrong.push([name, headers])
    if (!isPage) continue
    for (const sign of ACTING) if (body.includes(sign)) wrong.push([name, sign])
    for (const [script] of body.matchAll(/<script\b[\s\S]*?<\/script>/gi))
      for (const sign of LINE_ENDS)
        if (script.includes(sign)) wrong.push([name, JSON.stringify(sign), script.slice(0, 80)])
    // The text did stand there, as a text.
    if (SHOWN.has(name) && !body.includes('onerror=alert(1)')) wrong.push([name, 'not shown'])
  }
  expect(wrong).toEqual([])
})

const DATA = 'data of a product'
/** Pages that show it. */
const SHOWN = new Set(['all products', 'category', 'product', 'search', 'comparison', 'tracking', 'scanned'])

/** A shop whose every text is hostile, and where its pages are. */
async function hostileShop(site: TestSite): Promise<Record<string, string>> {
  const { as, build, services } = site
  const admin = as(await build.admin())
  const name = HOSTILE.slice(0, 100)
  const category = await admin.categories.add({ body: { name, desc: HOSTILE } })
  const group = await admin.categories.addSub({ body: { category_id: category.data.id, name } })
  const texts = { name: HOSTILE, sub_heading: HOSTILE, model_name: HOSTILE, model_num: name, packaging: HOSTILE }
  const { data: product } = await admin.products.add({
    body: {
      ...(await productForm()),
      ...texts,
      power: name,
      warranty: `1 Year ${HOSTILE}`.slice(0, 100),
      serial_number: name,
      sizes: JSON.stringify([HOSTILE.slice(0, 50)]),
      featured_rank: 1,
      category_id: category.data.id,
      sub_category_id: group.data.id,
    },
  })
  const customer = await build.customer({ firstname: HOSTILE, lastname: HOSTILE })
  await buildReview(services, { customer, product_id: product.id, review: HOSTILE })
  const unit = await build.unit({ model_name: HOSTILE, model_number: name, serial_number: HOSTILE.slice(0, 60) })
  const { id, customer: owner } = await buildComplaint(services, { model_name: HOSTILE })
  const { data: complaint } = await as(owner).complaints.getMine({ params: { id } })
  const words = encodeURIComponent(HOSTILE.slice(0, 90))
  const productPage = await addressOf(site, product.id)
  return {
    home: '/baltra-aboutUs-Page',
    'all products': '/baltra-allProducts',
    category: `/baltra-subCategoryProducts/${category.data.id}`,
    product: productPage,
    [DATA]: `${productPage}.data`,
    search: `/baltra-search-products?product_name=${words}`,
    'search by category': `/baltra-search-products?category=${words}`,
    comparison: `/baltra-compare?ids=${product.id}`,
    tracking: complaint.tracking_path,
    scanned: `/q/${unit.token}`,
    'sign-in': `/baltra-account-signin?next=${words}`,
    nowhere: `/${words.replaceAll('%2F', '')}`,
  }
}

/** The address under which the sitemap names a product. */
async function addressOf({ site }: TestSite, id: number): Promise<string> {
  const { body } = await site.inject('/sitemap.xml')
  const [, path = ''] = new RegExp(`<loc>http://baltra\\.test(/baltra-product-view/${id}[^<]*)</loc>`).exec(body) ?? []
  return path.replaceAll('&amp;', '&')
}
