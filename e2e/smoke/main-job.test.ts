import { PHONE } from '../kit/browser.ts'
import { mainJob } from '../kit/main-job.ts'
import { expect, test } from '../kit/test.ts'

test('on a phone: from the first look to a job number of the local desk', async ({ product, visit }) => {
  const [customer, staff] = [await visit(PHONE), await visit(PHONE)]
  expect(await mainJob(product, { customer, staff, destination: 'Biratnagar Service Centre' })).toMatch(
    /^JOB-\d{4}-\d{6}$/,
  )
})
