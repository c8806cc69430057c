import { expect, test } from 'vitest'
import { desk } from './testing/due-times-world.ts'

test('of fifty who set a priority at once one changes it, and of fifty who wait for the customer one begins', async () => {
  const { rita, params, services } = await desk()
  const fifty = Array.from({ length: 50 })
  await Promise.all(fifty.map(() => rita.complaints.setPriority({ params, body: { priority: 'high' } })))
  await Promise.all(fifty.map(() => rita.complaints.setWaiting({ params, body: { waiting: true } })))
  const actions = await services.db.selectFrom('audit').select('action').where('subject', '=', 'complaint').execute()
  expect(actions.map(({ action }) => action).toSorted()).toEqual(['complaint.priority', 'complaint.wait'])
  expect(await services.db.selectFrom('complaint_wait').select('id').execute()).toHaveLength(1)
})
