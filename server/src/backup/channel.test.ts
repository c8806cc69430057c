import { once } from 'node:events'
import { mkdir, stat } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { dirname } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { channelPath, openChannel } from './channel.ts'
import { quiesce } from './hold.ts'
import { holdInProcess } from './running-process.ts'

/** The product in this process, with its channel. With a database server there is none. */
async function channelApp() {
  const { services } = await testApp({ work: false })
  const { dataDir, authSecret } = services.config
  await mkdir(dirname(channelPath(dataDir)), { mode: 0o700 })
  const channel = await openChannel(services)
  onTestFinished(() => channel.close())
  return { pool: services.database.pool, dataDir, authSecret }
}

/** The tests' own database is the embedded one. */
const isEmbedded = !process.env.TEST_DATABASE_URL

test.runIf(isEmbedded)(
  'while the database is held everybody waits, and only the product’s own user can hold it',
  async () => {
    const { pool, dataDir, authSecret } = await channelApp()
    expect((await stat(channelPath(dataDir))).mode & 0o777).toBe(0o600)
    const held = await holdInProcess(dataDir, authSecret, new Date())
    const query = pool.query('select 1 as n')
    await expect.poll(() => pool.waitingCount).toBe(1)
    await held!.release()
    expect((await query).rows).toEqual([{ n: 1 }])
  },
)

test.runIf(isEmbedded)('a client that disconnects releases the database', async () => {
  const { pool, dataDir } = await channelApp()
  const caller = createConnection(channelPath(dataDir))
  caller.write(`hold ${new Date().toISOString()}\n`)
  await once(caller, 'data')
  const query = pool.query('select 1 as n')
  await expect.poll(() => pool.waitingCount).toBe(1)
  caller.destroy()
  expect((await query).rows).toEqual([{ n: 1 }])
})

test.runIf(isEmbedded)('no copy is made when its hold on the database was interrupted', async () => {
  const { pool } = await channelApp()
  const client = await pool.connect()
  client.release()
  const { release } = await quiesce(pool, new Date())
  await client.query(`select pg_logical_emit_message(true, 'baltra', 'behind its back')`)
  await expect(release()).rejects.toThrow('The database was written to while it was held')
})

test.runIf(isEmbedded)('a command with another secret than the running process is refused', async () => {
  const { dataDir } = await channelApp()
  await expect(holdInProcess(dataDir, 'another secret', new Date())).rejects.toThrow('another AUTH_SECRET')
})
