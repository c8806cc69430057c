import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { check } from '../../../bench/kill-checks.ts'
import { openWorld } from '../../../bench/kill-world.ts'
import { apiOver } from '../../test/api-over.ts'
import { buildApp } from '../app.ts'
import { mp4 } from '../platform/files/testing/samples.ts'
import { bytesOf } from '../platform/files/testing/test-files.ts'
import { startBusy } from './testing/busy.ts'
import { emptyPlace, KIND, run } from './testing/places.ts'

test(
  'everything acknowledged before a backup under load is complete after a restore on another machine',
  { timeout: 300_000 },
  async () => {
    const first = await emptyPlace(KIND, { migrated: true })
    const product = await startBusy(first.env)
    const elsewhere = await emptyPlace('embedded')
    const backup = join(elsewhere.dataDir, 'backup')

    const promised = await product.promisesAfter(10)
    const made = await run('backup', [backup], first.env)
    expect(made).toMatchObject({ code: 0, complained: '' })
    expect(made.said).not.toContain('Attention')
    const { filed } = await product.promisesAfter(1)
    expect(filed.size).toBeGreaterThan(promised.filed.size + 1) // something was written meanwhile
    await product.kill()
    await first.destroy()

    const second = await emptyPlace(KIND)
    expect(await run('restore', [backup], second.env)).toMatchObject({ code: 0, complained: '' })
    const services = await openWorld(second.dataDir, second.env.DATABASE_URL)
    onTestFinished(() => services.close())
    const { missing, broken } = await check(services, promised, 0)
    expect({ missing, broken }).toEqual({ missing: [], broken: [] })

    const films = await services.db.selectFrom('file').select('key').where('kind', '=', 'video').execute()
    const hashes = films.map(async ({ key }) => sha256(await bytesOf(services.files, key)))
    expect(new Set(await Promise.all(hashes))).toEqual(new Set([sha256(mp4(40_000))]))

    const app = await buildApp(services, { shedAfterMs: 0 })
    onTestFinished(() => app.close())
    expect((await app.inject('/api/ready')).statusCode).toBe(200)
    const { data } = await apiOver(app, product.token()).registrations.listMine()
    expect(data.length).toBeGreaterThan(0)
  },
)

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
