import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shop } from './testing/model-number-world.ts'

test('of fifty products that are added at once with one model number there is one', async () => {
  const { api, form, services } = await shop()
  const bodies = await Promise.all(Array.from({ length: 50 }, (_, n) => form(n % 2 ? 'BEK-900' : 'bek 900')))
  const added = await Promise.allSettled(bodies.map((body) => api.add({ body })))
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { rows } = await sql`select id from product where model_key = 'BEK900'`.execute(services.db)
  expect(rows).toHaveLength(1)
})
