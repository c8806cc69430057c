import { expect, test } from 'vitest'
import { isPersonalisable } from './is-personalisable.ts'

const product = (category_name: string, sub_category_name: string) => ({
  category: { id: 1, category_name },
  sub_category: { id: 1, sub_category_name },
})

test('lettering is offered for bottles and flasks, whichever of the two names says so', () => {
  expect(isPersonalisable(product('Bottles and flasks', 'Tumbler'))).toBe(true)
  expect(isPersonalisable(product('Outdoor', 'Vacuum Flask'))).toBe(true)
  expect(isPersonalisable(product('Kitchen', 'Electric Kettle'))).toBe(false)
})
