import { expect, test } from 'vitest'
import { keptFiles } from '../../test/kept-files.ts'
import { testApp } from '../../test/test-app.ts'
import { buildBottle, formFor } from './testing/bottle.ts'

test('the same request sent ten times at once is there once; another one, and a later one, count', async () => {
  const { as, build, clock, services } = await testApp({ work: false })
  const { request, listMine } = as(await build.customer()).personalisations
  const body = await formFor(await buildBottle({ build }))
  const total = async () => (await listMine({ query: {} })).pagination.total_results
  const answers = await Promise.all(Array.from({ length: 10 }, () => request({ body })))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await total()).toBe(1)
  expect(await keptFiles(services)).toEqual({ rows: 1, objects: 1 })
  await request({ body: { ...body, placement: 'vertical' } })
  await as(await build.customer()).personalisations.request({ body })
  expect(await total()).toBe(2)
  clock.pass({ minutes: 16 })
  await request({ body })
  expect(await total()).toBe(3)
})
