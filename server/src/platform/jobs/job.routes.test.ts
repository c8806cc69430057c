import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { sendSms } from '../gateways/sms.job.ts'
import { ALL_JOBS } from '../../all-jobs.ts'

test('a job that failed for good is listed without secrets and can be given up', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  // encrypted with another secret: no retry can help
  await services.jobs.enqueue(services.db, sendSms, { to: '9841203118', sealed: 'bm90IG91cnM' })
  await services.jobs.work(ALL_JOBS, services)
  await expect.poll(async () => (await as(admin).jobs.listFailed()).data.length).toBe(1)
  const { data, pagination } = await as(admin).jobs.listFailed()
  expect(data[0]).toMatchObject({ name: 'sms.send', about: 'to 98•••••118', attempts: 1 })
  expect(pagination).toMatchObject({ page: 1, total_results: 1 })

  const { id } = data[0]!
  await as(admin).jobs.giveUp({ params: { id } })
  expect((await as(admin).jobs.listFailed()).data).toEqual([])
  for (const call of ['giveUp', 'retry'] as const)
    await expect(as(admin).jobs[call]({ params: { id } })).rejects.toMatchObject({
      status: 404,
      body: { message: 'This job is no longer on the list' },
    })
  const audit = await services.db.selectFrom('audit').selectAll().execute()
  expect(audit).toMatchObject([{ actor_id: admin.id, action: 'job.give-up', before: { id } }])
})
