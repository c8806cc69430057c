import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../test/empty-database.ts'
import { removeFiles } from './file.queries.ts'
import { sweepObjects } from './file.jobs.ts'
import { fileApp, until } from './testing/file-app.ts'
import { picture } from './testing/samples.ts'

async function testApp(storage: 'disk' | 's3' = 'disk') {
  const app = await fileApp(storage, await emptyDatabase())
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

for (const storage of ['disk', 's3'] as const)
  test(`${storage}: the sweep removes old objects that no row speaks of, with their variants`, async () => {
    const { add, dataDir, keys, services, clock } = await testApp(storage)
    const { db, files } = services
    const kept = await add(await picture(400, 300), 'public')
    const orphan = await add(await picture(400, 300), 'public')
    const paper = await add(await picture(), 'private')
    await until(async () => {
      const rows = await db.selectFrom('file').select('variants').where('visibility', '=', 'public').execute()
      return rows.every(({ variants }) => JSON.stringify(variants) !== '[]')
    })
    await db.deleteFrom('file').where('id', 'in', [orphan.id, paper.id]).execute()

    await sweepObjects.run({}, services)
    expect(await keys()).toHaveLength(7)
    if (storage === 'disk') await addStrays(join(dataDir, 'files', 'private'), 1_200)
    clock.pass({ days: 2 })
    await sweepObjects.run({}, services)
    expect(await keys()).toHaveLength(3)
    expect(await files.size(kept.key)).toBe(kept.bytes)
  })

/** More objects than the sweep reads in one batch. */
async function addStrays(folder: string, count: number) {
  for (let i = 0; i < count; i++) await writeFile(join(folder, `${i}.jpg`), 'x')
}
