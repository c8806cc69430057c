import type { Product } from 'contract/products/endpoints'
import { expect, test } from 'vitest'
import { compareAddress, idsOfAddress } from './compared.ts'
import { rowsOf } from './compare-rows.tsx'

const kettle = {
  price: 1950,
  stocks: 3,
  model_num: 'BEK-150',
  sub_category: { id: 1, sub_category_name: 'Electric Kettle' },
  power: '1500 W',
  warranty: '1 Year',
  average_rating: 0,
  total_reviews: 0,
  color_names: ['Cream'],
  sizes: [] as string[],
  packaging: 'Box',
  reward_points: 0,
  specification: '<p>Steel</p>',
} as Product

const labels = (products: Product[], onlyDifferent: boolean) =>
  rowsOf(products, { onlyDifferent }).map(({ label }) => label())

test('facts that none of the products have are omitted', () => {
  expect(labels([kettle, { ...kettle, reward_points: 20 }], false)).toEqual([
    'Price',
    'Stock',
    'Model number',
    'Type',
    'Power',
    'Warranty',
    'Colours',
    'Packaging',
    'Reward points',
    'Specification',
  ])
})

test('only differing facts are marked; being in stock counts as a difference, the number left does not', () => {
  const other = { ...kettle, price: 2100, model_num: 'BEK-170', stocks: 90 }
  expect(labels([kettle, other], true)).toEqual(['Price', 'Model number'])
  expect(labels([kettle, { ...kettle, stocks: 0 }], true)).toEqual(['Stock'])
  expect(labels([kettle, { ...kettle, warranty: '12 Months' }], true)).toEqual([])
})

test('an address holds up to three products, each once', () => {
  expect(idsOfAddress('4,8,15,16')).toEqual([4, 8, 15])
  expect(idsOfAddress('4,4, 8 ,x,-1,0,99999999999,1.5')).toEqual([4, 8])
  expect(idsOfAddress(null)).toEqual([])
  expect(idsOfAddress(new URL(`http://x${compareAddress([4, 8])}`).searchParams.get('ids'))).toEqual([4, 8])
})
