import { expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { completed } from './testing/undo-status-world.ts'

test('a status can be undone with its step within seconds, and the customer is not notified', async () => {
  const { undo, tell, notices, id, desk } = await completed()
  const before = await notices()
  const { data } = await undo()
  expect(data).toMatchObject({ status: 'On Service', job_closing_date: '' })
  expect(data.stepper.map(({ newServiceStatusName }) => newServiceStatusName)).not.toContain('Completed')
  await tell()
  expect(await notices()).toEqual(before)
  await desk.complaints.changeStatus({ params: { id }, body: { status: 'Parts in Transit' } })
})

test('undo is refused after the time limit, once the customer was notified, or for someone else', async () => {
  const { undo, tell, notices, as, build, id } = await completed()
  // A namesake.
  const other = as(await build.admin())
  const tooLate = { status: 409, body: { code: 'too_late' } }
  expect(await refusal(other.complaints.undoStatus({ params: { id }, body: { status: 'Completed' } }))).toMatchObject(
    tooLate,
  )
  const before = (await notices()).length
  await tell()
  await tell()
  expect(await notices()).toHaveLength(before + 1)
  expect(await refusal(undo())).toMatchObject(tooLate)
  const late = await completed()
  late.clock.pass({ seconds: 16 })
  expect(await refusal(late.undo())).toMatchObject(tooLate)
})
