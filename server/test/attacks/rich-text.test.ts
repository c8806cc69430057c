import { asSeen } from 'contract/core/texts/hidden-signs'
import { expect, test } from 'vitest'
import { buildComplaint, complaintForm } from '../factories/complaint.ts'
import { productForm } from '../factories/product.ts'
import { buildRegistration } from '../factories/registration.ts'
import { packageForm } from '../factories/warranty-package.ts'
import { testApp } from '../test-app.ts'
import { HARMLESS, VECTORS } from './script-vectors.ts'
import { PATIENT } from './patient.ts'

// Preceded by text, so that none is refused as empty.
const written = (vector: string) => `Kettle ${vector}`

// oxlint-disable-next-line no-control-regex -- a text file with these is none
const UNREADABLE = /[\x00-\x08\x0b\x0c\x0e-\x1f]/

test('the checker finds executable content', () => {
  expect(VECTORS.length).toBeGreaterThan(60)
  expect(VECTORS.filter((vector) => HARMLESS.test(vector))).toEqual([])
  expect('<p>a &lt; b</p><a href="https://x.example/?a=1&amp;b" rel="noopener noreferrer nofollow">x</a>').toMatch(
    HARMLESS,
  )
})

test('nothing that acts is stored with a product, as it is added or changed', PATIENT, async () => {
  const { as, build } = await testApp({ work: false })
  const office = as(await build.admin()).products
  const group = await build.subCategory()
  const form = { ...(await productForm()), category_id: group.category_id, sub_category_id: group.id }
  const all = VECTORS.map(written).join('<p></p>')
  const texts = { specification: all, sizing: all, usage: all }
  const { data: added } = await office.add({ body: { ...form, ...texts } })
  const shown = [added]
  const { product_images: _pictures, category_id: _category, sub_category_id: _group, ...changed } = form
  for (let at = 0; at < VECTORS.length; at += 3) {
    const [first = '', second = '', third = ''] = VECTORS.slice(at, at + 3).map(written)
    const one = { specification: first, sizing: second || first, usage: third || first }
    shown.push((await office.update({ params: { id: added.id }, body: { ...changed, ...one } })).data)
  }
  const wrong = shown.flatMap(({ specification, sizing, usage }) =>
    [specification, sizing, usage].filter((html) => !HARMLESS.test(html)),
  )
  expect(wrong).toEqual([])
  expect(shown.every(({ sizing }) => sizing.startsWith('Kettle'))).toBe(true)
})

test('nothing that acts comes in with a spreadsheet of products', PATIENT, async () => {
  const { as, build, services } = await testApp({ work: false })
  const office = as(await build.admin()).products
  const place = await build.category({ name: 'Kitchen' })
  await build.subCategory({ category_id: place.id, name: 'Kettles' })
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const columns =
    'category,sub_category,name,sub_heading,model_name,model_num,price,warranty,packaging,color_styles,specification,sizing,usage'
  const vectors = VECTORS.filter((vector) => !UNREADABLE.test(vector))
  const rows = vectors.map((vector, at) => {
    const [name, text] = [vector.slice(0, 200).trim(), written(vector)]
    const cells = ['Kitchen', 'Kettles', name, name, name, `K-${at}`, '9', '1 Year', name, 'Red', text, text, text]
    return cells.map(quoted).join(',')
  })
  const file = new File([[columns, ...rows].join('\n')], 'products.csv', { type: 'text/csv' })
  const { data: imported } = await office.import({ body: { file } })
  expect(imported).toMatchObject({ imported: vectors.length, errors: [] })
  // As many as there are calls to read one would take long.
  const kept = await services.db.selectFrom('product').select(['specification', 'sizing', 'usage', 'name']).execute()
  const wrong = kept.flatMap(({ specification, sizing, usage }) =>
    [specification, sizing, usage].filter((html) => !HARMLESS.test(html)),
  )
  // Text that is not markup stays as it is seen.
  const seen = vectors.map((vector) => asSeen(vector.slice(0, 200).trim()))
  expect(new Set(kept.map(({ name }) => name))).toEqual(new Set(seen))
  expect(wrong).toEqual([])
})

test('nothing that acts is stored with a warranty package', PATIENT, async () => {
  const { as, build } = await testApp({ work: false })
  const office = as(await build.admin()).warrantyPackages
  const { id: subcategory } = await build.subCategory()
  const wrong = []
  for (const vector of VECTORS) {
    const { data } = await office.add({ body: { ...packageForm, subcategory, offers: written(vector) } })
    if (!HARMLESS.test(data.offers)) wrong.push(data.offers)
  }
  expect(wrong).toEqual([])
})

test('nothing that acts is stored with a complaint, by its customer or by staff', PATIENT, async () => {
  const { as, build, services } = await testApp({ work: false })
  const office = as(await build.admin()).complaints
  const asha = await build.customer()
  const { id: product } = await buildRegistration(services, { customer: asha, status: 'Approved' })
  const some = VECTORS.map(written).join(' ').slice(0, 4_990)
  const { data: filed } = await as(asha).complaints.register({
    params: { id: product },
    body: { ...(await complaintForm()), problem_description: some },
  })
  const shown = [filed.problem_description]
  const { id } = await buildComplaint(services)
  for (const vector of VECTORS) {
    const { data } = await office.update({ params: { id }, body: { problem_description: written(vector) } })
    shown.push(data.problem_description)
  }
  expect(shown.filter((html) => !HARMLESS.test(html))).toEqual([])
  expect(shown.every((html) => html.startsWith('Kettle'))).toBe(true)
})
