import { expect, test } from 'vitest'
import { desk } from './testing/due-times-world.ts'

test('with fifty concurrent requests a priority changes once, and waiting for the customer begins once', async () => {
  const { rita, params, services } = await desk()
  const fifty = Array.from({ length: 50 })
  await Promise.all(fifty.map(() => rita.complaints.setPriority({ params, body: { priority: 'high' } })))
  await Promise.all(fifty.map(() => rita.complaints.setWaiting({ params, body: { waiting: true } })))
  const actions = await services.db.selectFrom('audit').select('action').where('subject', '=', 'complaint').execute()
  expect(actions.map(({ action }) => action).toSorted()).toEqual(['complaint.priority', 'complaint.wait'])
  expect(await services.db.selectFrom('complaint_wait').select('id').execute()).toHaveLength(1)
})
