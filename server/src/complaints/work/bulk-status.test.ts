import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { testApp } from '../../../test/test-app.ts'

test('complaints get a status with one text; those that have it, are closed or gone are reported', async () => {
  const { as, build, services } = await testApp()
  const [first, second, same, closed] = [
    await buildComplaint(services),
    await buildComplaint(services),
    await buildComplaint(services),
    await buildComplaint(services),
  ] as const
  const admin = as(await build.admin())
  await admin.complaints.changeStatus({ params: { id: same.id }, body: { status: 'On Service' } })
  await admin.complaints.changeStatus({ params: { id: closed.id }, body: { status: 'Cancelled' } })
  const ids = [first.id, same.id, closed.id, 99_999, second.id]
  const text = 'Our van comes on Sunday'
  const body = { ids, status: 'On Service' as const, status_description: text }
  expect(await admin.complaints.bulkStatus({ body })).toMatchObject({
    message: '2 done, 3 skipped',
    done: 2,
    skipped: [
      { id: same.id, reason: 'It already has this status' },
      { id: closed.id, reason: 'This complaint is cancelled and cannot change any more' },
      { id: 99_999, reason: 'Complaint not found' },
    ],
  })
  for (const { id } of [first, second]) {
    const steps = (await admin.complaints.timeline({ params: { id } })).data
    expect(steps.filter((step) => step.text === text)).toHaveLength(1)
  }
  expect((await admin.complaints.bulkStatus({ body })).done).toBe(0)
})

test('a status is required', async () => {
  const { as, build } = await testApp()
  const admin = as(await build.admin())
  await expect(
    admin.complaints.bulkStatus({ body: { ids: [1], status: 'Lost' as 'Completed' } }),
  ).rejects.toMatchObject({
    status: 422,
  })
})
