import { existsSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import districts from '../contract/src/data/districts.json' with { type: 'json' }
import zones from '../contract/src/data/zones.json' with { type: 'json' }
import { CATEGORIES, PRODUCTS, SUB_CATEGORIES } from './catalogue.ts'
import { E_CATALOGUES } from './e-catalogues.ts'
import { ENGINEERS } from './engineers.ts'
import { PART_REQUESTS } from './part-requests.ts'
import { PARTS, PART_MOVES } from './parts.ts'
import { CUSTOMERS, FIELD_ACCOUNTS, MONTH, NEIGHBOURS, REGISTRATIONS, REVIEWS, SOLD, STAFF, UNITS } from './people.ts'
import { SERVICE_POINTS } from './service-points.ts'
import { PERSONALISATIONS, QUOTATIONS, WARRANTY_PACKAGES } from './requests.ts'

const numbers = PRODUCTS.map((product) => product.model_num)
const people = [...CUSTOMERS, ...FIELD_ACCOUNTS, ...NEIGHBOURS, STAFF]
const OWNED = [...REGISTRATIONS, ...MONTH, ...SOLD]

test('a model number names one product', () => {
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('every text that customers read is there in Nepali, line by line', () => {
  const lines = (html: string) => html.split('<li>').length
  const [devanagari, latinDigit] = [/[\u0900-\u097f]/, /(?<![A-Z])[0-9]/]
  const texts = [
    ...CATEGORIES.flatMap(({ name_ne, desc_ne }) => [name_ne, desc_ne]),
    ...SUB_CATEGORIES.map(({ name_ne }) => name_ne),
    ...PRODUCTS.flatMap((product) => [
      product.name_ne,
      product.sub_heading_ne,
      product.packaging_ne,
      product.specification_ne,
      product.sizing_ne,
      product.usage_ne,
    ]),
    ...E_CATALOGUES.map(({ title_ne }) => title_ne),
    ...WARRANTY_PACKAGES.flatMap(({ type_ne, offers_ne }) => [type_ne, offers_ne]),
  ]
  expect(texts.filter((text) => !devanagari.test(text) || latinDigit.test(text))).toEqual([])
  const uneven = PRODUCTS.filter(
    (product) =>
      lines(product.specification) !== lines(product.specification_ne) ||
      lines(product.usage) !== lines(product.usage_ne),
  )
  expect(uneven.map(({ model_num }) => model_num)).toEqual([])
})

test('every sub-category has a product', () => {
  const filled = new Set(PRODUCTS.map((product) => product.sub_category))
  expect(SUB_CATEGORIES.filter(({ name }) => !filled.has(name))).toEqual([])
})

test('every picture and video is there', () => {
  const files = [
    ...CATEGORIES.flatMap(({ banner, image }) => [banner, image]),
    ...SUB_CATEGORIES.map(({ image }) => image),
    ...PRODUCTS.flatMap((product) => [
      product.main_image,
      ...product.images,
      ...product.specification_images,
      ...product.sizing_images,
    ]),
    ...OWNED.flatMap(({ bill, warranty_card, complaint }) => [
      bill,
      warranty_card,
      complaint?.damaged_image,
      complaint?.damaged_video,
    ]),
    ...PERSONALISATIONS.map(({ picture }) => picture),
  ].filter((file) => file !== undefined)
  expect(files.filter((file) => !existsSync(new URL(`pictures/${file}`, import.meta.url)))).toEqual([])
})

test('every catalogue is there, and light enough to be checked in', () => {
  const sizes = E_CATALOGUES.map(({ file }) => statSync(new URL(`catalogues/${file}`, import.meta.url)).size)
  expect(sizes.filter((bytes) => bytes > 400 * 1024)).toEqual([])
})

test('a product has a variant picture for each colour', () => {
  const variants = PRODUCTS.filter(({ images }) => images.length > 0)
  expect(variants.filter(({ images, color_styles }) => images.length < color_styles.length)).toEqual([])
})

test('every person and product referred to exists', () => {
  const contacts = new Set(people.map(({ contact }) => contact))
  const referring = [...OWNED, ...REVIEWS, ...QUOTATIONS, ...PERSONALISATIONS]
  expect(referring.filter(({ contact }) => !contacts.has(contact))).toEqual([])
  const asked = QUOTATIONS.flatMap(({ others = [] }) => others)
  expect([...referring, ...asked, ...UNITS].filter(({ model_num }) => !numbers.includes(model_num))).toEqual([])
})

test('people live in districts and complaints come from areas that the forms offer', () => {
  const names = new Set(districts.flatMap((province) => province.districts.map(({ name_en }) => name_en)))
  expect(people.filter(({ district }) => !names.has(district))).toEqual([])

  const areas = new Set(zones.zones.flatMap((zone) => zone.areas.map((area) => `${zone.name}/${area.name}`)))
  const complaints = OWNED.flatMap(({ complaint }) => complaint ?? [])
  expect(complaints.filter(({ zone, area }) => !areas.has(`${zone}/${area}`))).toEqual([])
})

test('parts fit models that there are, are named in Nepali, and move between places that there are', () => {
  expect(PARTS.flatMap(({ models }) => models).filter((model) => !numbers.includes(model))).toEqual([])
  expect(PARTS.filter(({ name_ne }) => !/^[^a-z0-9]*[\u0900-\u097f][^a-z0-9]*$/i.test(name_ne))).toEqual([])
  const places = new Set([...ENGINEERS, ...SERVICE_POINTS].map(({ name }) => name))
  expect(PART_MOVES.flatMap(({ from = [], to = [] }) => [from, to].flat()).filter((to) => !places.has(to))).toEqual([])
  const known = new Set(PARTS.map(({ number }) => number))
  expect(PART_MOVES.flatMap(({ pieces }) => Object.keys(pieces)).filter((number) => !known.has(number))).toEqual([])
  expect(PART_REQUESTS.filter(({ part }) => !known.has(part))).toEqual([])
})

test('a month of repairs: every engineer has some, units are owned once, and each goes from earlier to later', () => {
  const repairs = MONTH.map(({ complaint }) => complaint!)
  expect(new Set(repairs.flatMap(({ visit }) => visit?.technician ?? []))).toEqual(
    new Set(ENGINEERS.map(({ name }) => name)),
  )
  expect(new Set(OWNED.map(({ serial_number }) => serial_number)).size).toBe(OWNED.length)
  const backwards = repairs.filter(({ events }) => events.some(({ at }, place) => at > (events[place - 1]?.at ?? 99)))
  expect(backwards).toEqual([])
  const known = new Set(PARTS.map(({ number }) => number))
  const used = repairs.flatMap(({ reports = [] }) => reports.flatMap(({ part }) => part ?? []))
  expect(used.filter((number) => !known.has(number))).toEqual([])
})
