import { expect, test } from 'vitest'
import { desk } from './testing/edit-complaint-world.ts'

test('of fifty who saw the same status and choose others, one wins', async () => {
  const { edit, services, id } = await desk()
  const choices = ['On Service', 'Engineer Allocated', 'Parts in Transit', 'Cancelled', 'Completed']
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) =>
      edit({ status: choices[i % choices.length]!, seen_status: 'Unassigned', problem_type: `Type ${i}` }),
    ),
  )
  const steps = await services.db
    .selectFrom('complaint_event')
    .select('status')
    .where('complaint_id', '=', id)
    .execute()
  expect(steps).toHaveLength(2)
  // Repeating the winner's choice is not a conflict.
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(10)
})
