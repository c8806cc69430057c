import { expect, test } from 'vitest'
import { HELD_OUT_QUERIES } from '../../../../demo/catalogue/search-queries-held-out.ts'
import { WISH_QUERIES, type ExpectedOfSearch } from '../../../../demo/catalogue/search-queries-by-wish.ts'
import { demoShop } from './testing/demo-shop.ts'

const LISTS = [
  { name: 'with wishes', list: WISH_QUERIES },
  { name: 'written before they were tried', list: HELD_OUT_QUERIES },
]

test.each(LISTS)(
  '97 of 100 searches $name lead to what was meant, and what is not sold to nothing',
  async ({ list }) => {
    const { as } = await demoShop()
    const missed: string[] = []
    const invented: string[] = []
    let asked = 0
    for (const [expected, queries] of Object.values(list)) {
      for (const query of queries.split(' | ')) {
        const found = await as().products.search({ query: { product_name: query, per_page: 1 } })
        const first = found.data[0]?.sub_category
        const said = `${query} (${String(expected)}): ${found.leads_to?.kind ?? ''} ${first ?? 'nothing'} ${found.corrected_to}`
        asked += 1
        if (isRight(expected, first, found.leads_to?.kind)) continue
        missed.push(said)
        if (expected === 'none') invented.push(said)
      }
    }
    expect(asked).toBeGreaterThanOrEqual(100)
    expect(invented).toEqual([])
    expect(missed.length / asked, missed.join('\n')).toBeLessThanOrEqual(0.03)
  },
)

function isRight(expected: ExpectedOfSearch, first: string | undefined, leadsTo: string | undefined): boolean {
  if (expected === 'none') return first === undefined && leadsTo === undefined
  if (Array.isArray(expected)) return expected.some((kind) => kind === first)
  return leadsTo === expected
}
