import { expect, test } from 'vitest'
import { buildRegistration } from '../../test/factories/registration.ts'
import { testApp } from '../../test/test-app.ts'

test('a customer reads what a package offers in the language of the page; staff keep both', async () => {
  const { as, build, services } = await testApp({ work: false })
  const customer = await build.customer()
  const group = await build.subCategory({ name: 'Kettle', name_ne: 'केतली' })
  await build.product({ sub_category_id: group.id, model_num: 'BEK-150' })
  const { id } = await buildRegistration(services, { customer, model_num: 'BEK-150', status: 'Approved' })
  const staff = as(await build.admin()).warrantyPackages
  const body = { subcategory: group.id, period: '1 Year', type: 'Gold', amt: 450, offers: '<p>Motor</p>' }
  const { data } = await staff.add({ body: { ...body, type_ne: 'गोल्ड', offers_ne: '<p>मोटर</p><script>x</script>' } })
  expect(data).toMatchObject({ type: 'Gold', type_ne: 'गोल्ड', offers: 'Motor', offers_ne: 'मोटर' })
  const offered = async (locale?: 'ne') => {
    const { packages } = (await as(customer, locale).warrantyPackages.offers({ params: { id } })).data
    return packages.map(({ tier_type, offers }) => [tier_type, offers])
  }
  expect([await offered('ne'), await offered()]).toEqual([[['गोल्ड', 'मोटर']], [['Gold', 'Motor']]])
  expect((await as(customer, 'ne').registrations.getMine({ params: { id } })).data.sub_category).toBe('केतली')
  // The whole form of a client that knows no Nepali.
  await staff.update({ params: { id: data.id }, body: { ...body, amt: 500 } })
  expect((await staff.get({ params: { id: data.id } })).data).toMatchObject({ type_ne: 'गोल्ड', offers_ne: 'मोटर' })
  expect(await (await staff.export({ query: { format: 'csv' } })).text()).toContain(
    'Type,Type:ne,Price,Offers,Offers:ne',
  )
})
