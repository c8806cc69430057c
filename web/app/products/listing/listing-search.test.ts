import { expect, test } from 'vitest'
import { listingQuery, searchWith, searchWithoutFilters, shownSort } from './listing-search.ts'

const search = (text: string) => new URLSearchParams(text)

test('an address requests its filters', () => {
  const asked = listingQuery(
    search(
      'product_name= kettle &category=1&subcategory=2&min_price=1000&max_price=5000&warranty=12&in_stock=true&color=Cream&sort_order=asc&page=2',
    ),
  )
  expect(asked).toMatchObject({
    product_name: 'kettle',
    category: '1',
    subcategory: 2,
    min_price: 1000,
    max_price: 5000,
  })
  expect(asked).toMatchObject({ in_stock: 'true', color: 'Cream', sort_order: 'asc', page: 2 })
})

test('prices are read in the digits of any keyboard, and the lower one is the lowest', () => {
  expect(listingQuery(search('min_price=५०००&max_price=Rs. 3,000'))).toMatchObject({ min_price: 3000, max_price: 5000 })
  expect(listingQuery(search('max_price=रु ४,०००'))).toMatchObject({ min_price: undefined, max_price: 4000 })
})

test('invalid values in an address are ignored', () => {
  const asked = listingQuery(search('subcategory=x&min_price=-1&max_price=1e9&in_stock=maybe&sort_order=up&page=0'))
  expect(asked).toMatchObject({ subcategory: undefined, min_price: undefined, max_price: undefined, page: 1 })
  expect(asked).toMatchObject({ in_stock: undefined, sort_order: undefined })
})

test('a changed filter begins at the first page and leaves the rest alone', () => {
  expect(searchWith(search('product_name=a&page=3'), { in_stock: 'true' })).toBe('?product_name=a&in_stock=true')
  expect(searchWith(search('in_stock=true'), { in_stock: undefined })).toBe('?')
  expect(searchWithoutFilters(search('product_name=a&color=Red&view=list'), ['color'])).toBe(
    '?product_name=a&view=list',
  )
})

test('words are sorted by how well they match, anything else as featured', () => {
  expect(shownSort(search('product_name=kettle'))).toBe('all')
  expect(shownSort(search('product_name='))).toBe('featured')
  expect(shownSort(search('product_name=kettle&sort_order=desc'))).toBe('desc')
})
