import { expect, test } from 'vitest'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('when twenty people approve at once, one wins, and one message is sent', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildQuotation(services)
  const { decide } = as(await build.admin()).quotations
  const refused = await Promise.all(
    Array.from({ length: 20 }, () => refusal(decide({ params: { id }, body: { action: 'approve' } }))),
  )
  const lost = refused.filter((one) => one !== undefined)
  expect(lost).toHaveLength(19)
  expect(lost.every(({ status, body }) => status === 409 && body.code === 'already_decided')).toBe(true)
  const queued = (await services.jobs.queueDepth()).filter(({ name }) => name === 'sms.send')
  expect(queued).toMatchObject([{ total: 1 }])
})
