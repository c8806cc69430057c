import { expect, test } from 'vitest'
import { buildPersonalisation } from '../../test/factories/personalisation.ts'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

test('when twenty people decide at once, one wins, and one message is sent', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id: personalization_id } = await buildPersonalisation(services)
  const { decide } = as(await build.admin()).personalisations
  const refused = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      refusal(
        decide({ body: { personalization_id, status: at % 2 === 0 ? 'Approved' : 'Rejected', reason: 'No room' } }),
      ),
    ),
  )
  const lost = refused.filter((one) => one !== undefined)
  expect(lost).toHaveLength(19)
  expect(lost.every(({ status, body }) => status === 409 && body.code === 'already_decided')).toBe(true)
  const queued = (await services.jobs.queueDepth()).filter(({ name }) => name === 'sms.send')
  expect(queued).toMatchObject([{ total: 1 }])
})
