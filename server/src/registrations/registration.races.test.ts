import { expect, test } from 'vitest'
import type { Refused } from '../../test/api-over.ts'
import { registrationForm } from '../../test/factories/registration.ts'
import { keptFiles } from '../../test/kept-files.ts'
import { testApp } from '../../test/test-app.ts'

test('fifty who register one serial number at once make one registration', async () => {
  const { as, build, services } = await testApp({ work: false })
  const people = await Promise.all(Array.from({ length: 50 }, () => build.customer()))
  const body = await registrationForm()
  const answers = await Promise.allSettled(people.map((person) => as(person).registrations.register({ body })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Refused] : []))
  expect(refusals.map(({ status }) => status)).toEqual(Array.from({ length: 49 }, () => 409))
  expect(await keptFiles(services)).toEqual({ rows: 3, objects: 3 })
})
