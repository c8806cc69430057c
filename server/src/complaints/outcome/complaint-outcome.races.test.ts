import { expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { completed } from './testing/complaint-outcome-world.ts'

test('when twenty people open it once more at once, one wins', async () => {
  const { mine, params, services } = await completed()
  const refused = await Promise.all(
    Array.from({ length: 20 }, (_, i) => refusal(mine.reopen({ params, body: { remark: `Remark ${i}` } }))),
  )
  expect(refused.filter((one) => one === undefined)).toHaveLength(1)
  expect(refused.every((one) => one === undefined || one.status === 409)).toBe(true)
  const events = await services.db.selectFrom('complaint_event').select('id').execute()
  expect(events).toHaveLength(4)
  expect(await services.db.selectFrom('complaint_message').select('id').execute()).toHaveLength(1)
})
