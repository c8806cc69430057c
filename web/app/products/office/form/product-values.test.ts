import { expect, test } from 'vitest'
import { productValues } from './product-values.ts'

function formOf(fields: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
const picture = (name: string) => new File(['x'], name, { type: 'image/png' })

test('a number may be grouped and in Devanagari digits', () => {
  expect(productValues(formOf([['price', ' 1,25,000 ']]))).toEqual({ price: '125000' })
  expect(productValues(formOf([['stocks', '४२']]))).toEqual({ stocks: '42' })
})

test('an invalid number stays as typed, for the message under its field', () => {
  expect(productValues(formOf([['price', '12.5']]))).toEqual({ price: '12.5' })
})

test('an empty number is left out', () => {
  expect(productValues(formOf([['reward_points', '']]))).toEqual({})
})

test('one picture of a set is a list, one of a single field is not', () => {
  const values = productValues(
    formOf([
      ['product_images', picture('a.png')],
      ['main_image', picture('b.png')],
      ['usage_images', new File([], '')],
    ]),
  )
  expect(values.product_images).toHaveLength(1)
  expect(values.main_image).toBeInstanceOf(File)
  expect(values).not.toHaveProperty('usage_images')
})

test('removed pictures are sent as one list', () => {
  const form = formOf([
    ['removed', 'main_image'],
    ['removed', 'product_video'],
  ])
  expect(productValues(form)).toEqual({ removed: '["main_image","product_video"]' })
  expect(productValues(formOf([['removed', 'main_image']]))).toEqual({ removed: '["main_image"]' })
})

test('a picture removed and chosen again is replaced', () => {
  const values = productValues(
    formOf([
      ['removed', 'main_image'],
      ['main_image', picture('b.png')],
    ]),
  )
  expect(values).not.toHaveProperty('removed')
})

test('months of warranty that are asked for are sent although they are blank, to be refused at their field', () => {
  expect(productValues(formOf([['warranty_months', ' ']]))).toEqual({ warranty_months: '' })
  expect(productValues(formOf([['warranty_months', '२४']]))).toEqual({ warranty_months: '24' })
})
