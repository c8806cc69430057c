import { openCrm } from '../../server/test/open-crm.ts'
import { DESK } from '../kit/browser.ts'
import { mainJob } from '../kit/main-job.ts'
import { addKettle } from '../kit/many-rows.ts'
import { expect, test } from '../kit/test.ts'

test('at a desk: the CRM fails twice, then accepts; it is dispatched once', async ({ visit, start, atEnd }) => {
  const crm = await openCrm(['fail', 'fail'])
  atEnd(crm.close)
  const product = await start({ env: crm.env, fill: addKettle })
  const [customer, staff] = [await visit(DESK, product.url), await visit(DESK, product.url)]
  const destination = new URL(crm.env['CRM_URL']!).host
  const jobNumber = await mainJob(product, { customer, staff, destination })
  expect(crm.requests).toHaveLength(3)
  expect([...crm.jobs.values()]).toEqual([jobNumber])
})
