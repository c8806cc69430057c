import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { keptQuery, type Places } from './kept-query.ts'

test('a query that is built once for each shape reads with the values of each call', async () => {
  const { build, services } = await testApp({ work: false })
  const [asha, bina] = [await build.customer(), await build.customer()]
  const built: string[] = []
  const read = keptQuery((db, shape: 'asc' | 'desc', { from, to }: Places<{ from: number; to: number }>) => {
    built.push(shape)
    return db
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'customer')
      .where('id', '>=', from)
      .where('id', '<=', to)
      .orderBy('id', shape)
  })
  const ids = async (shape: 'asc' | 'desc', from: number, to: number) =>
    (await read(services.db, shape, { from, to })).map(({ id }) => id)
  expect(await ids('asc', asha.id, bina.id)).toEqual([asha.id, bina.id])
  expect(await ids('desc', asha.id, bina.id)).toEqual([bina.id, asha.id])
  expect(await ids('asc', bina.id, bina.id)).toEqual([bina.id])
  expect(await services.db.transaction().execute((tx) => read(tx, 'asc', { from: asha.id, to: asha.id }))).toEqual([
    { id: asha.id },
  ])
  expect(built).toEqual(['asc', 'desc'])
})
