import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'

test('filtered rows are counted some thousands ahead, and exactly on the last page', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { list } = as(await build.admin()).enquiries
  await sql`
    insert into enquiry (name, phone, email, note)
    select 'Maya Rai', '9841203118', 'maya@example.com', 'Message ' || number from generate_series(1, 5003) as number
  `.execute(services.db)
  const at = async (page: number, name = 'maya') => (await list({ query: { page, per_page: 10, name } })).pagination
  expect(await at(1)).toMatchObject({ total_results: 5000, total_pages: 500, more_results: true })
  expect(await at(500)).toEqual({ page: 500, total_results: 5003, total_pages: 501, results_per_page: 10 })
  expect(await at(501)).toMatchObject({ total_results: 5003, total_pages: 501 })
  expect(await at(1, 'nobody')).toMatchObject({ total_results: 0, total_pages: 0 })
  expect(await at(1, '')).toEqual({ page: 1, total_results: 5003, total_pages: 501, results_per_page: 10 })
})
