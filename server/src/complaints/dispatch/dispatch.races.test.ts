import { expect, test } from 'vitest'
import type { Refused, TestClient } from '../../../test/api-over.ts'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { fakeCrm } from '../../../test/fake-crm.ts'
import { testApp } from '../../../test/test-app.ts'

const press = (staff: TestClient, complaint_id: number) => staff.complaints.dispatch({ body: { complaint_id } })

test('fifty concurrent presses make one call', async () => {
  const crm = await fakeCrm()
  const { as, build, services } = await testApp({ env: crm.env })
  const { id } = await buildComplaint(services)
  const admin = as(await build.admin())
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => press(admin, id)))
  expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value.serviceData)).toHaveLength(1)
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Refused] : []))
  expect(refusals.every(({ status }) => status === 409)).toBe(true)
  expect(crm.requests).toHaveLength(1)
})
