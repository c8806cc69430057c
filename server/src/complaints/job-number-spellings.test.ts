import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { testApp } from '../../test/test-app.ts'

test('a job number is found in any spelling, in the list of the office and among one’s own complaints', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer } = await buildComplaint(services)
  await buildComplaint(services, { customer })
  await services.db
    .updateTable('complaint')
    .set({ job_no: 'JB-4417/82', dispatch_state: 'dispatched' })
    .where('id', '=', id)
    .execute()
  const office = as(await build.admin()).complaints
  const mine = as(customer).complaints
  for (const typed of ['JB-4417/82', 'jb 4417 82', 'JB–4417', '\u200bJB4417', 'ＪＢ-४४१७']) {
    expect(
      (await office.list({ query: { search: typed } })).data.map((row) => row.id),
      typed,
    ).toEqual([id])
    expect(
      (await mine.listMine({ query: { job_no: typed } })).data.map((row) => row.id),
      typed,
    ).toEqual([id])
  }
  expect((await mine.listMine({ query: { job_no: '4417' } })).data.map((row) => row.id)).toEqual([id])
  expect((await mine.listMine({ query: { job_no: 'JB-4418' } })).data).toEqual([])
})
