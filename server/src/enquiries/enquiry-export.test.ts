import { expect, test } from 'vitest'
import { buildEnquiry } from '../../test/factories/enquiry.ts'
import { testApp } from '../../test/test-app.ts'
import { readBytes } from '../platform/sheets/testing/read-bytes.ts'
import { messageTime } from '../platform/core/format.ts'

const HEADERS = [
  'S.N.',
  'Customer Name',
  'Email',
  'Contact No',
  'Created At',
  'Subject',
  'Status',
  'Settled At',
  'Owner',
]

test('filtered messages are exported from all pages, numbered, without their texts', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { export: exported } = as(await build.admin()).enquiries
  for (let i = 1; i <= 12; i++)
    await buildEnquiry(services, {
      name: `Rita ${i}`,
      phone: '9852000002',
      created_at: new Date('2026-01-31T12:00:05Z'),
    })
  await buildEnquiry(services, { name: 'Rita elsewhere' })
  await buildEnquiry(services, { name: '=Tea', phone: '9852000002' })
  const file = await exported({ query: { name: 'rita', phone: '9852' } })
  const rows = await readBytes(
    new Uint8Array(await file.arrayBuffer()),
    HEADERS.map((name) => ({ name, required: true })),
  )
  expect(rows.map(({ cells }) => [cells['S.N.'], cells['Customer Name']])).toEqual(
    Array.from({ length: 12 }, (_, i) => [String(i + 1), `Rita ${12 - i}`]),
  )
  expect(rows[0]?.cells).toMatchObject({
    Email: 'rita@example.com',
    'Contact No': '9852000002',
    'Created At': 'Jan 31st 2026, 5:45:05 PM',
  })
  const csv = await (await exported({ query: { format: 'csv', name: 'tea' } })).text()
  expect(csv.trim().split('\r\n')).toEqual([HEADERS.join(','), expect.stringMatching(/^1,'=Tea,/)])
})

test('the file is named after the time, its sheet “Contacts”', async () => {
  const { app, build } = await testApp({ work: false })
  const { token } = await build.admin()
  const url = '/api/contactus/getcontactform/export'
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  const [, at] = /contacts-(\d{13})\.xlsx/.exec(String(answer.headers['content-disposition'])) ?? []
  expect(Math.abs(Number(at) - Date.now())).toBeLessThan(60_000)
})

test.each([
  ['2024-01-01T18:15:09Z', 'Jan 2nd 2024, 12:00:09 AM'],
  ['2024-09-11T06:15:00Z', 'Sep 11th 2024, 12:00:00 PM'],
  ['2024-03-03T10:00:00Z', 'Mar 3rd 2024, 3:45:00 PM'],
])('%s is %s', (time, words) => expect(messageTime(time)).toBe(words))
