import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { keysOf } from '../../src/platform/files/testing/test-files.ts'
import { openServices } from '../../src/open-services.ts'
import { apiOver } from '../api-over.ts'
import { buildersOf } from '../factories/builders.ts'
import { buildComplaint } from '../factories/complaint.ts'
import { registrationForm } from '../factories/registration.ts'
import { freshDatabase } from '../fresh-database.ts'
import { refusedWith } from '../refusal.ts'
import { testApp } from '../test-app.ts'
import { canMount, smallDisk } from './small-disk.ts'

const FULL = '503 There is no space to save this right now, please try again later'

describe.skipIf(!canMount)('without the right to mount there is no disk to fill', () => {
  test('files: a full disk is refused with a message and leaves nothing; with space again uploads work', async () => {
    const disk = smallDisk(8)
    const { app, as, build, services } = await testApp({ work: false, env: { DATA_DIR: disk.path } })
    const asha = await build.customer()
    await as(asha).registrations.register({ body: await registrationForm() })
    const objects = await keysOf(services.files)
    await disk.fill()
    expect(await refusedWith(as(asha).registrations.register({ body: await registrationForm() }))).toBe(FULL)
    expect((await as(asha).registrations.listMine()).data).toHaveLength(1)
    expect(await keysOf(services.files)).toEqual(objects)
    expect(await readdir(services.files.stagingDir)).toEqual([])
    expect((await app.inject('/api/ready')).statusCode).toBe(200)

    await disk.clear()
    expect(await refusedWith(as(asha).registrations.register({ body: await registrationForm() }))).toBeUndefined()
    expect(await keysOf(services.files)).toHaveLength(objects.length + 3)
  })

  test.skipIf(process.env.TEST_DATABASE_URL)(
    'embedded database: what does not fit is refused with words, nothing acknowledged is lost, and with room again it goes on',
    async () => {
      const disk = smallDisk(160)
      await freshDatabase(disk.path)
      const config = readConfig({ DATA_DIR: disk.path, DEMO: '0', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000' })
      const open = async () => {
        const services = await openServices({ config, log: pino({ level: 'silent' }) })
        onTestFinished(() => services.close())
        const app = await buildApp(services, { shedAfterMs: 0 })
        return { services, app }
      }
      const { services, app } = await open()
      const { id, customer } = await buildComplaint(services)
      await buildersOf(services).admin()
      const mine = apiOver(app, customer.token).complaints
      const write = (key: number) =>
        refusedWith(
          mine.writeMine({ params: { id }, body: { text: `${key} ${'long '.repeat(300)}`, key: `key-${key}` } }),
        )
      const acknowledged: string[] = []
      const writeUntilRefused = async (from: number) => {
        for (let key = from; key < from + 200; key += 1) {
          const refusal = await write(key)
          if (refusal !== undefined) return refusal
          acknowledged.push(`${key}`)
        }
        return 'never refused'
      }
      const kept = async () =>
        (await mine.listMyMessages({ params: { id } })).data.map(({ text }) => text.split(' ', 1)[0])

      for (const key of [0, 1, 2]) {
        expect(await write(key)).toBeUndefined()
        acknowledged.push(`${key}`)
      }
      await disk.fill()
      expect(await writeUntilRefused(3)).toBe(FULL)
      expect(await kept()).toEqual(acknowledged)

      // The log of the database itself finds no room: the engine stops, and cannot come back.
      await expect(
        sql`select pg_logical_emit_message(true, 'fault', repeat('x', 60000000))`.execute(services.db),
      ).rejects.toThrow('The embedded database stopped')
      expect(await write(1000)).toMatch(/^503/)
      expect((await app.inject('/api/ready')).statusCode).toBe(503)

      await disk.clear()
      await expect.poll(async () => (await app.inject('/api/ready')).statusCode, { timeout: 20_000 }).toBe(200)
      expect(await kept()).toEqual(acknowledged)
      await services.db.deleteFrom('complaint_message').where('text', 'like', '1000 %').execute()
      expect(await write(2000)).toBeUndefined()
      await services.close()
      const again = await open()
      const rows = await again.services.db.selectFrom('complaint_message').select('id').execute()
      expect(rows).toHaveLength(acknowledged.length + 1)
      expect(await readdir(join(disk.path, 'database'))).toContain('cluster')
    },
  )
})
