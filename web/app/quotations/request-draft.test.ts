import { expect, test } from 'vitest'
import { describedWith, draftOf } from './request-draft.ts'

const kettle = { model_name: 'Chiya', model_num: 'BK-12', quantity: 20 }
const iron = { model_name: 'Sathi', model_num: 'I-1', quantity: 5 }

test('several requests are repeated as one, each model once with its quantities added up', () => {
  const { first, draft } = draftOf([
    { products: [kettle, iron] },
    { products: [{ ...kettle, model_num: 'bk-12', quantity: 4 }] },
  ])
  expect(first).toMatchObject({ model_name: 'Chiya', model_num: 'BK-12' })
  expect(draft).toEqual({
    quantity: '24',
    others: [{ key: 'again0', product: { model_name: 'Sathi', model_num: 'I-1' }, quantity: '5' }],
    description: '',
  })
})

test('the colour chosen on the page is included, and does not count as a description', () => {
  expect(describedWith('For a hotel', 'Colour: Crimson')).toBe('For a hotel\nColour: Crimson')
  expect(describedWith('For a hotel', '')).toBe('For a hotel')
  expect(describedWith(' ', 'Colour: Crimson').trim()).toBe('')
})

test('an empty selection makes no request', () => {
  expect(draftOf([]).first).toBeUndefined()
})
