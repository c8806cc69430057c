import { expect, test } from 'vitest'
import type { ProductForOffice } from 'contract/products/endpoints'
import { productFields } from '../products/office/form/compared-product.ts'
import {
  changedFields,
  clashingFields,
  differingFields,
  sentValues,
  shownStored,
  shownTyped,
} from './compared-fields.ts'

const picture = (id: number) => ({ id, image_url: `/media/${id}.jpg` })
// Only the fields that are compared.
const product = {
  id: 4,
  version: 2,
  name: 'Kettle',
  sub_heading: '',
  model_name: 'Chiya',
  model_num: 'BEK-150',
  price: 1950,
  packaging: 'Box',
  stocks: 0,
  power: '',
  serial_number: '',
  warranty: '1 Year',
  reward_points: 0,
  featured_rank: null,
  color_styles: ['#a8142b'],
  sizes: ['1 l'],
  specification: '',
  specification_ne: '',
  name_ne: 'केतली',
  sizing: '20 cm',
  usage: '',
  main_image: '/media/9.jpg',
  warranty_icon: '',
  galleryimageone: '',
  galleryimagetwo: '',
  product_video: '',
  images: [picture(1), picture(2)],
  specification_images: [],
  sizing_images: [],
  usage_images: [],
} as unknown as ProductForOffice
const file = new File(['x'], 'new.jpg')
const PRODUCT_FIELDS = productFields()
const field = (name: string) => PRODUCT_FIELDS.find((one) => one.name === name)!
const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name)
const changed = (typed: Record<string, unknown>) => names(changedFields(PRODUCT_FIELDS, typed, product))

test('an unchanged field is no change', () => {
  const same = { name: ' Kettle ', price: '1950', stocks: '0', featured_rank: '0', sizes: '["1 l"]', power: '' }
  expect(changed({ ...same, color_styles: '["#a8142b"]', product_images_order: '[1,2]' })).toEqual([])
})

test('texts, numbers, lists, pictures and their order count as fields', () => {
  const typed = {
    price: '1700',
    power: '9 W',
    color_styles: '[]',
    usage: '<p>Boil</p>',
    galleryimageone: file,
    removed: '["main_image","warranty_icon"]',
    product_images_order: '[2,1]',
  }
  // There was no warranty icon to take off.
  const fields = ['price', 'power', 'color_styles', 'usage', 'main_image', 'galleryimageone', 'product_images']
  expect(changed(typed)).toEqual(fields)
})

test('a Nepali text is a field of its own, and an editor that stays empty is no change', () => {
  expect(changed({ name_ne: 'केतली', specification_ne: '' })).toEqual([])
  expect(changed({ name_ne: 'चिया केतली', specification_ne: '<p>स्टिल</p>' })).toEqual(['name_ne', 'specification_ne'])
})

test('only changes are sent; a picture that someone else removed is left out of the order', () => {
  const typed = { name: 'Kettle', price: '1700', removed: '["main_image"]', product_images_order: '[2,"new:0",1]' }
  const mine = changedFields(PRODUCT_FIELDS, { ...typed, product_images: [file] }, product)
  const now = { ...product, images: product.images.slice(0, 1) }
  expect(sentValues(mine, { ...typed, product_images: [file] }, now)).toEqual({
    price: '1700',
    removed: '["main_image"]',
    product_images: [file],
    product_images_order: '["new:0",1]',
  })
})

test('two changes clash when they are of one field and not the same', () => {
  const typed = { price: '1700', stocks: '5', name: 'Pot' }
  const now = { ...product, price: 1800, stocks: 5, power: '9 W' }
  const theirs = differingFields(PRODUCT_FIELDS, product, now)
  expect(names(theirs)).toEqual(['price', 'stocks', 'power'])
  expect(names(clashingFields(changedFields(PRODUCT_FIELDS, typed, product), theirs, typed, now))).toEqual(['price'])
})

test('both values are shown as people read them', () => {
  expect(shownStored(field('price'), product)).toEqual({ text: 'Rs. 1,950' })
  expect(shownTyped(field('price'), { price: '1700' }, product)).toEqual({ text: 'Rs. 1,700' })
  expect(shownTyped(field('price'), { price: '' }, product)).toEqual({ text: '' })
  expect(shownStored(field('sizes'), product)).toEqual({ text: '1 l' })
  expect(shownStored(field('featured_rank'), product)).toEqual({ text: '' })
  const typed = { product_images: [file], product_images_order: '["new:0",2]' }
  expect(shownTyped(field('product_images'), typed, product)).toEqual({ pictures: [file, '/media/2.jpg'] })
})
