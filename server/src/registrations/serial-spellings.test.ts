import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildRegistration, buildSoldProduct, registrationForm } from '../../test/factories/registration.ts'
import { testApp } from '../../test/test-app.ts'
import { spelling } from './testing/spellings.ts'

test('a serial number is recognised in any spelling when registered, searched, checked and rewarded', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services, { model_num: 'BMG-1', reward_points: 74 })
  const asha = await build.customer()
  const staff = as(await build.admin())
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 9_999 }), fc.infiniteStream(fc.nat()), async (_, seeds) => {
      const serial = `${randomInt(1_000_000, 9_999_999)}`
      const [first, second, third] = fc.sample(spelling(serial), { numRuns: 3, seed: seeds.next().value ?? 0 })
      const { id } = await buildRegistration(services, { customer: asha, serial_number: first!, status: 'Approved' })
      await expect(
        as(await build.customer()).registrations.register({ body: await registrationForm({ serial_number: second! }) }),
      ).rejects.toMatchObject({ status: 409, body: { code: 'serial_number_taken' } })
      const listed = await staff.registrations.list({ query: { search: third! } })
      expect(listed.data.map((row) => row.id)).toEqual([id])
      const warranties = await staff.registrations.warranties({ query: { serial_number: second! } })
      expect(warranties.data.map((row) => row.id)).toEqual([id])
      const found = await staff.finder.find({ query: { text: third! } })
      expect(found.data.filter(({ kind }) => kind === 'registration').map((hit) => hit.id)).toEqual([id])
      const body = { serial_number: second!, phone_digits: asha.contact.slice(-4) }
      expect((await as().extensions.check({ body })).data.state).not.toBe('not_found')
      const lots = await services.db.selectFrom('point_lot').select('points').where('source_key', '=', serial).execute()
      expect(lots).toEqual([{ points: 74 }])
    }),
    { numRuns: 6 },
  )
})

test('a product registered again after a rejection earns once, in another spelling too', async () => {
  const { as, build, services } = await testApp({ work: false })
  await buildSoldProduct(services, { model_num: 'BMG-1', reward_points: 74 })
  const asha = await build.customer()
  const staff = as(await build.admin())
  const first = await buildRegistration(services, { customer: asha, serial_number: 'SN 55', status: 'Approved' })
  await staff.registrations.decide({ body: { stock_id: first.id, status: 'Rejected', reason: 'Not readable' } })
  await buildRegistration(services, { customer: asha, serial_number: 'sn५५', status: 'Approved' })
  await expect(staff.registrations.decide({ body: { stock_id: first.id, status: 'Approved' } })).rejects.toMatchObject({
    status: 409,
  })
  const living = await services.db.selectFrom('point_lot').select('points').where('revoked_at', 'is', null).execute()
  expect(living).toEqual([{ points: 74 }])
})

test('a serial number without comparable characters is refused with a message', async () => {
  const { as, build } = await testApp({ work: false })
  for (const serial_number of ['---', ' . / ', '\u200b-'])
    await expect(
      as(await build.customer()).registrations.register({ body: await registrationForm({ serial_number }) }),
    ).rejects.toMatchObject({
      status: 422,
      body: { errors: { serial_number: 'A serial number needs letters or digits' } },
    })
  const endless = '\ufdfa'.repeat(100)
  await expect(
    as(await build.customer()).registrations.register({ body: await registrationForm({ serial_number: endless }) }),
  ).rejects.toMatchObject({ status: 422, body: { errors: { serial_number: 'This serial number is too long' } } })
})
