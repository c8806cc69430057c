import { expect, test } from 'vitest'
import { desk } from './testing/tags-world.ts'

test('of fifty who add a tag at once all are kept up to the limit, and none is lost', async () => {
  const { change, complaints, ids } = await desk()
  const answers = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => change({ add: [`tag ${at}`] })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect((await complaints.get({ params: { id: ids[0]! } })).data.tags).toHaveLength(10)
})
