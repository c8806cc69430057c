import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'

const MESSAGE = {
  name: ' Ganesh Oli ',
  phone: '+977 985-701 2246',
  email: 'ganesh@example.com',
  note: 'Is there a counter in Ghorahi?\r\n<b>My rice cooker</b> needs a plate.',
}

test('the same message sent again, or ten times at once, is stored once; later it counts again', async () => {
  const { as, build, clock } = await testApp({ work: false })
  const admin = as(await build.admin())
  const total = async () => (await admin.enquiries.list({ query: {} })).pagination.total_results
  await Promise.all(Array.from({ length: 10 }, () => as().enquiries.send({ body: MESSAGE })))
  expect(await total()).toBe(1)
  await as().enquiries.send({ body: { ...MESSAGE, note: 'And one thing more' } })
  await as().enquiries.send({ body: { ...MESSAGE, name: 'Gita Oli' } })
  expect(await total()).toBe(3)
  clock.pass({ minutes: 16 })
  await as().enquiries.send({ body: MESSAGE })
  expect(await total()).toBe(4)
})
