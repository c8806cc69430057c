import { readFile } from 'node:fs/promises'
import * as paths from 'contract/core/paths'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { productForm } from '../../test/factories/product.ts'
import { robotsText } from './robots.ts'
import { sitemap, sitemapFile } from './sitemap.ts'

const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

test('robots read where they may go and where the list of addresses is', async () => {
  const { app } = await testApp()
  const { body, headers } = await app.inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('User-agent: *\nDisallow: /api/\n')
  expect(body).toContain('Disallow: /baltra-admin-dashboard\n')
  expect(body).toContain('Disallow: /ne/baltra-admin-dashboard\n')
  expect(body).toContain('\nSitemap: http://baltra.test/sitemap.xml\n')
  expect(body).not.toMatch(/Disallow: (?:\/ne)?\/(baltra-product|baltra-all|og|media|assets)?$/m)
})

test('every screen that needs an account is named to robots', async () => {
  const routes = await readFile(new URL('../../../web/app/routes.ts', import.meta.url), 'utf8')
  const address = paths as unknown as Record<string, string>
  const groups = ['layouts/customer-layout.tsx', 'accounts/sign-in/account-layout.tsx'].map(
    (layout) => routes.split(`layout('${layout}', [`)[1]?.split(']),')[0] ?? '',
  )
  const screens = groups.flatMap((group) =>
    [...group.matchAll(/paths\.(\w+)/g)].map(([, name]) => paths.prefixOf(address[name!]!)),
  )
  expect(screens.length).toBeGreaterThan(15)
  const forbidden = [...robotsText('').matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
  const inBoth = screens.flatMap((screen) => [screen, `/ne${screen}`])
  expect(inBoth.filter((screen) => !forbidden.some((path) => screen.startsWith(path)))).toEqual([])
})

test('the sitemap names every page by its one address, under the configured origin, with the day of its change', async () => {
  const { app, build, services } = await testApp()
  const first = await build.subCategory()
  const second = await build.subCategory({ category_id: first.category_id })
  const { id } = await build.product({ name: 'केतली & Co', model_num: 'K/1', sub_category_id: second.id })
  const changed = new Date('2026-03-04T05:06:07Z')
  await services.db.updateTable('product').set({ updated_at: changed }).where('id', '=', id).execute()
  const { body, headers } = await app.inject({ url: '/sitemap.xml', headers: { host: 'evil.example' } })
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(addressesOf(body)).toEqual(
    expect.arrayContaining([
      'http://baltra.test/',
      'http://baltra.test/baltra-term-of-use',
      `http://baltra.test/baltra-subCategoryProducts/${first.category_id}`,
      `http://baltra.test/baltra-subCategoryProducts/${first.category_id}?subcategory=${second.id}`,
    ]),
  )
  const kettle = `http://baltra.test/baltra-product-view/${id}/${encodeURI('केतली-co-k-1')}`
  expect(body).toContain(`<loc>${kettle}</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>`)
  expect(body).toContain(`subcategory=${second.id}</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>`)
})

test('every page stands in the sitemap once in each language, and each address names all of them', async () => {
  const { app, build } = await testApp()
  await build.product()
  const { body } = await app.inject('/sitemap.xml')
  const addresses = addressesOf(body)
  expect(new Set(addresses).size).toBe(addresses.length)
  const origin = 'http://baltra.test'
  for (const [, entry = ''] of body.matchAll(/<url>(.*?)<\/url>/g)) {
    const [own] = addressesOf(entry)
    const named = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([\w-]+)" href="([^"]+)"\/>/g)]
    const [english = '', nepali = ''] = named.map(([, , href]) => href)
    expect(named.map(([, language, href]) => [language, href])).toEqual([
      ['en', english],
      ['ne', nepali],
      ['x-default', english],
    ])
    expect(nepali).toBe(english === `${origin}/` ? `${origin}/ne` : english.replace(origin, `${origin}/ne`))
    expect([english, nepali]).toContain(own)
    expect(addresses).toContain(nepali)
  }
})

test('a new product is in the sitemap at once', async () => {
  const { app, as, build } = await testApp()
  const group = await build.subCategory()
  const before = addressesOf((await app.inject('/sitemap.xml')).body)
  const body = { ...(await productForm()), category_id: group.category_id, sub_category_id: group.id }
  const { data } = await as(await build.admin()).products.add({ body })
  const after = addressesOf((await app.inject('/sitemap.xml')).body)
  expect(after.filter((address) => !before.includes(address))).toEqual([
    `http://baltra.test/baltra-product-view/${data.id}/${data.slug}`,
    `http://baltra.test/ne/baltra-product-view/${data.id}/${data.slug}`,
  ])
})

test('more products than fit in a file are split over several, each in exactly one', async () => {
  const { build, services } = await testApp()
  const { id: sub_category_id } = await build.subCategory()
  for (let made = 0; made < 5; made += 1) await build.product({ sub_category_id })
  const index = addressesOf(await sitemap(services.db, 'http://baltra.test', 2))
  expect(index).toEqual([1, 2, 3].map((file) => `http://baltra.test/sitemap-${file}.xml`))
  const files = await Promise.all([1, 2, 3].map((file) => sitemapFile(services.db, 'http://baltra.test', file, 2)))
  const products = files.flatMap((xml) => addressesOf(xml ?? '')).filter((address) => address?.includes('product-view'))
  expect(products).toHaveLength(10)
  expect(new Set(products).size).toBe(10)
  expect(await sitemapFile(services.db, 'http://baltra.test', 4, 2)).toBeUndefined()
})

test('a file of the sitemap that does not exist is not found', async () => {
  const { app } = await testApp()
  expect((await app.inject('/sitemap-1.xml')).statusCode).toBe(200)
  expect((await app.inject('/sitemap-2.xml')).statusCode).toBe(404)
  expect((await app.inject('/sitemap-x.xml')).statusCode).toBe(404)
})
