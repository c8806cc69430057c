import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { sweepObjects } from './file.jobs.ts'
import { fileApp, until } from './testing/file-app.ts'
import { picture } from './testing/samples.ts'

for (const storage of ['disk', 's3'] as const)
  test(`${storage}: the sweep removes old objects that no row speaks of, with their variants`, async () => {
    const app = await fileApp(storage, await emptyDatabase())
    onTestFinished(() => app.close())
    const { add, dataDir, keys, services, clock } = app
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
