import { expect, test } from 'vitest'
import { LOCALE_HEADER } from 'contract/core/locale'
import { Refused } from '../../../test/api-over.ts'
import { testApp } from '../../../test/test-app.ts'

const bodyOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof Refused ? error.body : undefined),
  )

test('refusals are in the language of the page, in English without one', async () => {
  const { as, app } = await testApp({ work: false })
  const payload = { contact: '1', password: 'x' }
  const login = { method: 'POST', url: '/api/customer/login', payload } as const
  const english = (await app.inject(login)).json()
  expect(english).toMatchObject({
    message: 'Mobile number is required and must be 10 digits',
    errors: { contact: 'Mobile number is required and must be 10 digits' },
  })
  const nepali = await bodyOf(as(undefined, 'ne').accounts.login({ body: payload }))
  expect(nepali).toMatchObject({
    message: '१० अङ्कको मोबाइल नम्बर लेख्नुहोस्।',
    code: english.code,
    errors: { contact: '१० अङ्कको मोबाइल नम्बर लेख्नुहोस्।' },
  })
  const french = (await app.inject({ ...login, headers: { [LOCALE_HEADER]: 'fr' } })).json()
  expect({ ...french, request_id: '' }).toEqual({ ...english, request_id: '' })
})

test('messages and spreadsheet errors are in the language of the page', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  const sheet = 'model_name,model_number,serial_number\nKettle,K-1,\n'
  const file = new File([sheet], 'units.csv', { type: 'text/csv' })
  const body = { file, dry_run: true }
  const { message, data } = await as(admin, 'ne').units.import({ body })
  expect([message, data.errors]).toEqual([
    '१ पङ्क्तिमा गल्ती छ।',
    [{ row: 2, field: 'serial_number', message: 'सिरियल नम्बर लेख्नुहोस्।' }],
  ])
  expect((await as(admin).units.import({ body })).message).toBe('1 row has faults')
  expect((await as(admin, 'ne').accounts.logout()).message).toBe('तपाईं साइन आउट हुनुभयो।')
})

test('a refusal at a cached address is in the language of its caller', async () => {
  const { as } = await testApp({ work: false })
  const params = { id: 999_999 }
  const ask = async (locale: 'en' | 'ne') =>
    (await bodyOf(as(undefined, locale).products.getPublic({ params })))?.message
  expect([await ask('ne'), await ask('en'), await ask('ne')]).toEqual([
    'उत्पादन भेटिएन।',
    'Product not found',
    'उत्पादन भेटिएन।',
  ])
})

test('the effects of a deletion are counted in the language of the page', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  const { data } = await as(admin, 'ne').deletions.preview({ body: { subject: 'account', ids: [admin.id] } })
  expect(data.blocked).toBe('आफ्नै खाता मेटाउन मिल्दैन।')
})
