import { expect, test } from 'vitest'
import { LOCALE_HEADER } from 'contract/core/locale'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('a page in Nepali gets names in Nepali, in English where there are none; any other gets them in English', async () => {
  const { as, app, build } = await testApp({ work: false })
  const kitchen = await build.category({ name: 'Kitchen', name_ne: 'भान्सा', desc: 'Tea and rice' })
  await build.subCategory({ category_id: kitchen.id, name: 'Kettle', name_ne: 'केतली' })
  await build.subCategory({ category_id: kitchen.id, name: 'Toaster' })
  const shown = async (locale?: 'ne') => {
    const { data, subcategory_data } = await as(undefined, locale).categories.listPublic()
    const { category_info } = await as(undefined, locale).categories.subCategories({ params: { id: kitchen.id } })
    return [data[0]?.name, data[0]?.desc, ...subcategory_data.map(({ name }) => name), category_info.category_name]
  }
  expect(await shown('ne')).toEqual(['भान्सा', 'Tea and rice', 'केतली', 'Toaster', 'भान्सा'])
  expect(await shown()).toEqual(['Kitchen', 'Tea and rice', 'Kettle', 'Toaster', 'Kitchen'])
  const url = '/api/products/publiccategory'
  const [nepali, english] = [await app.inject({ url, headers: { [LOCALE_HEADER]: 'ne' } }), await app.inject({ url })]
  expect([nepali.headers.vary, english.headers.vary]).toEqual(Array(2).fill(`${LOCALE_HEADER}, accept-encoding`))
  expect(english.body).not.toContain('_ne')
})

test('a change drops what is kept in both languages', async () => {
  const { as, build } = await testApp({ work: false })
  const { id } = await build.category({ name: 'Kitchen' })
  const named = async (locale?: 'ne') => (await as(undefined, locale).categories.listPublic()).data[0]?.name
  expect([await named('ne'), await named()]).toEqual(['Kitchen', 'Kitchen'])
  const { version } = (await as(await build.admin()).categories.get({ params: { id } })).data
  const update = as(await build.admin()).categories.update
  await update({ params: { id }, body: { version, name_ne: ' भान्सा ' } })
  expect([await named('ne'), await named()]).toEqual(['भान्सा', 'Kitchen'])
})

test('Nepali texts have versions and a history, and a client that knows none leaves them', async () => {
  const { as, build } = await testApp({ work: false })
  const { categories, history } = as(await build.admin())
  const { id } = await build.category({ name: 'Kitchen', name_ne: 'भान्सा' })
  const params = { id }
  const { version } = (await categories.get({ params })).data
  await categories.update({ params, body: { version, name_ne: 'भान्छा' } })
  const late = await refusal(categories.update({ params, body: { version, name_ne: 'चुलो' } }))
  expect([late?.status, late?.body.code, late?.body.current]).toMatchObject([
    409,
    'changed_meanwhile',
    { name_ne: 'भान्छा' },
  ])
  const { data } = await history.list({ params: { subject: 'category', id } })
  expect(data[0]?.sentence).toContain('changed name in Nepali from भान्सा to भान्छा')
  // The whole form, as the earlier client sends it.
  await categories.update({ params, body: { name: 'Kitchen', desc: 'Tea' } })
  expect((await categories.get({ params })).data).toMatchObject({ name_ne: 'भान्छा', desc: 'Tea' })
})

test('a Nepali name that is too long is refused in the language of the page', async () => {
  const { as, build } = await testApp({ work: false })
  const { add } = as(await build.admin(), 'ne').categories
  const refused = await refusal(add({ body: { name: 'Kitchen', desc: 'Tea', name_ne: 'क'.repeat(101) } }))
  expect(refused?.body.errors).toEqual({ name_ne: 'नेपाली पाठ बढीमा १०० अक्षरको हुन सक्छ।' })
})

test('exports have both languages', async () => {
  const { as, build } = await testApp({ work: false })
  const { export: exported, exportSub } = as(await build.admin()).categories
  const kitchen = await build.category({ name: 'Kitchen', name_ne: 'भान्सा', desc: 'Tea', desc_ne: 'चिया' })
  await build.subCategory({ category_id: kitchen.id, name: 'Kettle', name_ne: 'केतली' })
  const query = { format: 'csv' as const }
  expect(await (await exported({ query })).text()).toContain('\r\nKitchen,भान्सा,Tea,चिया,')
  expect(await (await exportSub({ query })).text()).toContain('\r\nKettle,केतली,Kitchen,')
})
