import { expect, test } from 'vitest'
import { buildRegistration } from '../../test/factories/registration.ts'
import { testApp } from '../../test/test-app.ts'
import { today } from '../platform/core/clock.ts'
import { monthsLater } from '../registrations/warranty.ts'

test('scanning a code shows the model, its product in the shop, and that it is not registered', async () => {
  const { as, build } = await testApp({ work: false })
  await build.product({ name: 'Iron', model_name: 'Other', model_num: 'BSI-90' })
  const product = await build.product({
    name: 'Steam Iron',
    model_name: 'Tara',
    model_num: 'bsi-9',
    warranty: '2 Years',
  })
  const unit = await build.unit({ model_name: 'TARA', model_number: 'BSI-9', serial_number: 'S-1' })
  const { data } = await as().units.scanned({ params: { token: unit.token } })
  expect(data).toEqual({
    model_name: 'TARA',
    model_number: 'BSI-9',
    serial_number: 'S-1',
    product: { id: product.id, name: 'Steam Iron', slug: 'steam-iron-bsi-9', warranty: '2 Years', picture: null },
    warranty: { state: 'unregistered', until: null, replaced_on: '' },
  })
  const alone = await build.unit({ model_number: 'gone' })
  expect((await as().units.scanned({ params: { token: alone.token } })).data.product).toBeNull()
  await expect(as().units.scanned({ params: { token: 'nobody-knows' } })).rejects.toMatchObject({ status: 404 })
})

test('the warranty follows its registration to the last minute of its last day in Nepal', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  await build.product({ model_num: 'BMG-1', warranty: '1 Year' })
  const { token } = await build.unit({ model_number: 'BMG-1', serial_number: 'SN-9' })
  const warranty = async () => (await as().units.scanned({ params: { token } })).data.warranty
  const purchase_date = today(clock)
  const register = (status: 'Pending' | 'Approved' | 'Rejected') =>
    buildRegistration(services, { status, model_num: 'BMG-1', serial_number: 'sn-9', purchase_date })

  await register('Rejected')
  expect(await warranty()).toEqual({ state: 'unregistered', until: null, replaced_on: '' })
  const { id } = await register('Pending')
  expect(await warranty()).toEqual({ state: 'waiting', until: null, replaced_on: '' })
  await services.db.deleteFrom('registration').where('id', '=', id).execute()
  await register('Approved')
  const until = monthsLater(purchase_date, 12)
  expect(await warranty()).toEqual({ state: 'valid', until, replaced_on: '' })

  const midnight = Date.parse(`${until}T24:00:00+05:45`)
  clock.pass({ seconds: (midnight - clock.now().getTime()) / 1000 - 30 })
  expect((await warranty()).state).toBe('valid')
  clock.pass({ minutes: 1 })
  expect(await warranty()).toEqual({ state: 'expired', until, replaced_on: '' })
})

test('nothing about the owner is revealed', async () => {
  const { as, build, services } = await testApp({ work: false })
  const customer = await build.customer({ firstname: 'Bimala', lastname: 'Tamang' })
  await buildRegistration(services, { customer, serial_number: 'SN-9', status: 'Approved' })
  const { token } = await build.unit({ serial_number: 'SN-9' })
  const answer = JSON.stringify(await as().units.scanned({ params: { token } }))
  expect(answer).toContain('valid')
  expect(answer).not.toMatch(new RegExp(`${customer.contact}|Bimala|Tamang|Himal|customer|purchase`))
})
