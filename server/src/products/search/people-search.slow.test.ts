import { expect, test } from 'vitest'
import { SEARCH_QUERIES } from '../../../../demo/catalogue/search-queries.ts'
import { demoShop } from './testing/demo-shop.ts'

const QUERIES = Object.entries(SEARCH_QUERIES).flatMap(([wanted, queries]) =>
  queries.split(' | ').map((query) => ({ query, wanted })),
)

test('95 of 100 searches find what was meant, in both scripts', async () => {
  const { as } = await demoShop()
  const missed: string[] = []
  for (const { query, wanted } of QUERIES) {
    const { data, corrected_to } = await as().products.search({ query: { product_name: query, per_page: 1 } })
    if (data[0]?.sub_category !== wanted)
      missed.push(`${query} (${wanted}): ${data[0]?.sub_category ?? 'nothing'} ${corrected_to}`)
  }
  expect(missed.slice(Math.floor(QUERIES.length * 0.05)), missed.join('\n')).toEqual([])
})
