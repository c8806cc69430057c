import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { FAULT, FAN, atTheDesk } from './testing/file-for-caller-world.ts'

test('fifty at once file one complaint and register one product', async () => {
  const { desk, asha, services } = await atTheDesk(await testApp())
  const body = { customer_id: asha.id, ...FAN, ...FAULT }
  const filed = await Promise.all(Array.from({ length: 50 }, () => desk.complaints.fileForCaller({ body })))
  expect(new Set(filed.map(({ data }) => data.id)).size).toBe(1)
  expect(await services.db.selectFrom('registration').select('id').execute()).toHaveLength(1)
})
