import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { removeFiles } from './file.queries.ts'
import { fileApp, until } from './testing/file-app.ts'
import { picture } from './testing/samples.ts'

async function testApp() {
  const app = await fileApp('disk', await emptyDatabase())
  onTestFinished(() => app.close())
  return app
}

test('a shop picture gets its variants, and pages that show it are rendered again', async () => {
  const { add, get, services } = await testApp()
  const { db, files } = services
  const file = await add(await picture(1000, 800), 'public')
  const row = () =>
    db
      .selectFrom('file')
      .select(['key', 'width', 'height', 'ground', 'variants'])
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow()
  await until(async () => files.pictureOf(await row()).avif !== '')
  const { srcset, avif } = files.pictureOf(await row())
  expect(srcset.split(', ').map((entry) => entry.split(' ')[1])).toEqual(['320w', '640w', '960w', '1000w'])
  const types = { avif, srcset }
  for (const [list, type] of [
    [types.avif, 'image/avif'],
    [types.srcset, 'image/webp'],
  ] as const)
    for (const entry of list.split(', ')) {
      const answer = await get(entry.split(' ')[0]!)
      expect({ entry, type: answer.headers['content-type'] }).toEqual({ entry, type })
    }
})

test('deleted rows take their objects along, variants too, unless another row has them or the deletion is undone', async () => {
  const { add, get, keys, services } = await testApp()
  const { db, jobs, files } = services
  const image = await picture(400, 300)
  const [first, second] = [await add(image, 'public'), await add(image, 'public')]
  const paper = await add(image, 'private')
  await until(async () => (await keys()).length === 4)
  expect(await get(files.addressOf(first))).toMatchObject({ statusCode: 200 })

  const undone = db.transaction().execute(async (tx) => {
    await removeFiles(tx, jobs, [first.id, second.id])
    throw new Error('on second thoughts')
  })
  await expect(undone).rejects.toThrow('on second thoughts')
  await db.transaction().execute((tx) => removeFiles(tx, jobs, [first.id, paper.id, null]))
  await until(async () => !(await keys()).includes(paper.key))
  expect(await keys()).toHaveLength(3)

  await db.transaction().execute((tx) => removeFiles(tx, jobs, [second.id]))
  await until(async () => (await keys()).length === 0)
  await until(async () => (await get(files.addressOf(second))).statusCode === 404)
})
