import { expect, test } from 'vitest'
import { buildExtendable } from '../../test/factories/extension.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { today } from '../platform/core/clock.ts'
import { sourceOf } from '../platform/core/source.ts'
import { monthsLater } from '../registrations/warranty.ts'
import { getCertificateFacts } from './certificate.queries.ts'
import { checkWarranty } from './check-warranty.ts'

test('the owner and staff get the certificate of a living warranty as PDF', async () => {
  const { app, as, build, services } = await testApp({ work: false })
  const { id, customer, serial_number } = await buildExtendable(services, build, { points: 400 })
  const { certificate, redeem } = as(customer).extensions
  const plain = await certificate({ params: { id } })
  expect(
    Buffer.from(await plain.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await redeem({ body: { stock_id: id } })
  const answer = await app.inject({
    url: `/api/stocks/warrantycertificatebyadmin/${id}`,
    headers: { authorization: `Bearer ${(await build.admin()).token}` },
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="warranty-${serial_number}.pdf"`)
  const day = today(services.clock)
  expect(await getCertificateFacts(services.db, id, { today: day })).toMatchObject({
    model_name: 'Mixer Grinder',
    model_num: 'BMG-1',
    serial_number,
    purchase_date: day,
    store_name: 'Himal Electronics',
    warranty_expiry: monthsLater(day, 18),
    extension: { months: 6, type: 'Silver', previous_expiry: monthsLater(day, 12) },
  })
})

test('there is no certificate for another customer’s product, an expired warranty, or none', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer } = await buildExtendable(services, build)
  const pending = await buildRegistration(services, { customer })
  const expired = await buildRegistration(services, { customer, status: 'Approved', purchase_date: '2020-01-31' })
  const { certificate } = as(customer).extensions
  const stranger = as(await build.customer()).extensions
  expect(await refusedWith(stranger.certificate({ params: { id } }))).toBe('404 Product not found')
  expect(await refusedWith(certificate({ params: { id: pending.id } }))).toBe(
    '409 This product has no warranty, so there is no certificate',
  )
  expect(await refusedWith(certificate({ params: { id: expired.id } }))).toBe(
    '409 The warranty of this product expired on 31 Jan 2021',
  )
})

test('anyone can check a warranty by serial number and four digits; wrong ones are answered like unknown ones', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { customer, serial_number } = await buildExtendable(services, build)
  const old = await buildRegistration(services, { customer, status: 'Approved', purchase_date: '2020-01-31' })
  const pending = await buildRegistration(services, { customer })
  const phone_digits = customer.contact.slice(-4)
  const other = phone_digits === '0000' ? '0001' : '0000'
  const check = async (serial: string, digits = phone_digits) =>
    (await as().extensions.check({ body: { serial_number: serial, phone_digits: digits } })).data
  expect(await check(` ${serial_number.toLowerCase()} `)).toEqual({
    state: 'valid',
    model_name: 'Mixer Grinder',
    warranty_expiry: monthsLater(today(services.clock), 12),
  })
  expect(await check(old.serial_number)).toMatchObject({ state: 'expired', warranty_expiry: '2021-01-31' })
  const nothing = { state: 'not_found', model_name: '', warranty_expiry: '' }
  expect(await check(serial_number, other)).toEqual(nothing)
  expect(await check('NOT-OURS')).toEqual(nothing)
  expect(await check(pending.serial_number)).toEqual(nothing)
  const wrong = await refusal(as().extensions.check({ body: { serial_number: ' ', phone_digits: '12a4' } }))
  expect(wrong?.body.errors).toEqual({ serial_number: 'Serial number is required', phone_digits: 'Enter four digits' })
})

test('guesses at a serial number are limited per source; strangers do not use up another’s, and a correct one is free', async () => {
  const { services, build } = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1' } })
  const { customer, serial_number } = await buildExtendable(services, build)
  const check = async (place: string, right = false) => {
    const own = customer.contact.slice(-4)
    const phone_digits = right ? own : own === '0000' ? '0001' : '0000'
    return (await checkWarranty(services, sourceOf(place), { serial_number, phone_digits })).state
  }
  const TOO_MANY = 'Too many tries, please wait a while'
  for (let tries = 0; tries < 5; tries += 1) await check('203.0.113.7')
  await expect(check('203.0.113.7', true)).rejects.toThrow(TOO_MANY)
  for (let tries = 0; tries < 5; tries += 1) await check('198.51.100.7')
  expect(await check('192.0.2.7', true)).toBe('valid')
  expect(await check('192.0.2.7')).toBe('not_found')
  await expect(check('192.0.2.7')).rejects.toThrow(TOO_MANY)
})
