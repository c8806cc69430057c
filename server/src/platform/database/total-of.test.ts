import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

test('filtered rows are counted a thousand ahead, and exactly on the last page', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { list } = as(await build.admin()).enquiries
  await sql`
    insert into enquiry (name, phone, email, note)
    select 'Maya Rai', '9841203118', 'maya@example.com', 'Message ' || number from generate_series(1, 1003) as number
  `.execute(services.db)
  const at = async (page: number, name = 'maya') => (await list({ query: { page, per_page: 10, name } })).pagination
  expect(await at(1)).toMatchObject({ total_results: 1000, total_pages: 100, more_results: true })
  expect(await at(100)).toEqual({ page: 100, total_results: 1003, total_pages: 101, results_per_page: 10 })
  expect(await at(101)).toMatchObject({ total_results: 1003, total_pages: 101 })
  expect(await at(1, 'nobody')).toMatchObject({ total_results: 0, total_pages: 0 })
  expect(await at(1, '')).toEqual({ page: 1, total_results: 1003, total_pages: 101, results_per_page: 10 })
})
