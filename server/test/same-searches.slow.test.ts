import { expect, test } from 'vitest'
import { fillShop } from '../src/products/search/testing/demo-shop.ts'
import { TEST_DATABASE_URL } from '../src/platform/database/test-database.ts'
import type { TestClient } from './api-over.ts'
import { openApp, testApp, type TestApp } from './test-app.ts'

const NUKTA = '\u093C'
const [ZWNJ, ZWJ] = ['\u200C', '\u200D']

/** What people type: with a nukta, joiners or none, chandrabindu or anusvara, Romanised, parts, in capitals, with slips, and codes. */
const TEXTS = [
  ['चाँदनी', 'चांदनी', 'चाद', 'चाँ', 'ताँती', 'तांती', `क${NUKTA}दम`, '\u0958दम', 'कदम', 'कमल', 'कोमल', 'कम'],
  [`गर्${ZWJ}यो`, 'गऱ्यो', `गर${NUKTA}्यो`, 'गर्यो', `कञ्${ZWJ}चन`, `कञ्${ZWNJ}चन`, 'कञ्चन', 'कंचन'],
  ['१.५ लिटर', '1.5 लिटर', '१२', 'पसल 12', 'केतली', 'राइस कुकर', 'रातो केतली', 'ketli', 'KETTLE', 'kettel'],
  ['rice cokker', 'élite café', 'ÉLITE', 'asha gurung', 'GUR', '%', "o'hara", 'bek-77', 'BEK 7701', '9812'],
].flat()

/** The ways to search; each says its rows in their order. */
const SEARCHES: Record<string, (office: TestClient, text: string) => Promise<unknown[]>> = {
  'product search': async ({ products }, product_name) =>
    (await products.search({ query: { product_name } })).data.map(({ model_num }) => model_num),
  'list of products': async ({ products }, name) =>
    (await products.list({ query: { name } })).data.map(({ model_num }) => model_num),
  'list of customers': async ({ customers }, firstname) =>
    (await customers.list({ query: { firstname } })).data.map(({ contact }) => contact),
  'a condition on shops': async ({ servicePoints }, text) =>
    (
      await servicePoints.list({
        query: { where: `name.contains:${text.replaceAll(/[%;|]/g, encodeURIComponent)}`, sort: 'name' },
      })
    ).data.map(({ name }) => name),
  finder: async ({ finder }, text) =>
    (await finder.find({ query: { text } })).data.map(({ kind, title, line }) => `${kind} ${title} ${line}`),
}

test.runIf(TEST_DATABASE_URL)('200 searches find the same rows in the same order on both databases', async () => {
  const onServer = await filled(await testApp({ work: false }))
  const embedded = await filled(await openApp({ env: {}, work: false }))
  const differing: unknown[] = []
  let found = 0
  for (const [name, search] of Object.entries(SEARCHES))
    for (const text of TEXTS) {
      const rows = [await search(onServer, text), await search(embedded, text)]
      if (JSON.stringify(rows[0]) !== JSON.stringify(rows[1])) differing.push({ name, text, rows })
      if (rows[0]!.length > 0) found += 1
    }
  expect(TEXTS.length * Object.keys(SEARCHES).length).toBe(200)
  expect(differing).toEqual([])
  // Most of them find something, or they would agree about nothing.
  expect(found).toBeGreaterThan(100)
})

async function filled({ as, build, services }: Pick<TestApp, 'as' | 'build' | 'services'>): Promise<TestClient> {
  await fillShop(services)
  const { id: sub_category_id } = await build.subCategory({ name: 'Serving', name_ne: 'चाँदनी सामान' })
  const named = (name: string, name_ne: string, at: number) =>
    build.product({ sub_category_id, name, name_ne, model_name: `Deep ${at}`, model_num: `BEK-77 0${at}` })
  await named('Élite Café Kettle', 'चाँदनी केतली १.५ लिटर', 1)
  await named('Kanchan Bowl', `कञ्${ZWJ}चन कचौरा 1.5 लिटर`, 2)
  await named('Kadam Plate', `क${NUKTA}दम थाल`, 3)
  await named('Kamal Cup', 'कमल कप', 4)
  await named('Komal Cup', 'कोमल कप १२', 5)
  await named("O'Hara Jug", 'गऱ्यो जग', 6)
  const people = [
    ['आशा', 'ताँती'],
    ['चाँदनी', `गर्${ZWJ}यो`],
    ['चांदनी', 'गऱ्यो'],
    ['कमल', 'तांती'],
    ['कोमल', `क${NUKTA}दम`],
    ['कञ्चन', '\u0958दम'],
    ['Asha', 'Gurung'],
    ['ÉLITE', "O'Hara"],
  ]
  for (const [at, [firstname, lastname]] of people.entries())
    await build.customer({ firstname: firstname!, lastname: lastname!, contact: `981200000${at}`, email: '' })
  const shops = [
    'चाँदनी पसल १२',
    'चांदनी स्टोर',
    `कञ्${ZWJ}चन पसल`,
    'कमल पसल',
    'कोमल पसल',
    'गऱ्यो पसल 12',
    'Café ÉLITE 100%',
  ]
  for (const [at, name] of shops.entries()) await build.servicePoint({ name, address: `Ward ${at}` })
  return as(await build.admin({ firstname: 'Staff', contact: '9841000001' }))
}
