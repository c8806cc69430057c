import { mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { check, noPromises } from './kill-checks.ts'
import { killAgainAndAgain } from './kill-cycles.ts'
import { liveOnce, openWorld, prepareWorld } from './kill-world.ts'

test('everything acknowledged before a kill is there afterwards, complete', async () => {
  const { missing, broken, undone, promises } = await killAgainAndAgain({ kills: 10 })
  expect({ missing, broken, undone }).toEqual({ missing: [], broken: [], undone: [] })
  expect(promises.registered.size).toBeGreaterThan(0)
})

test('the check detects what is missing, cut short, done twice and never announced', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'baltra-check-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const services = await openWorld(dataDir)
  onTestFinished(() => services.close())
  const world = await prepareWorld(services)
  const promises = noPromises()
  while (promises.approved.size < 2) await liveOnce(world, (what, id) => promises[what].add(id))
  expect(await check(services, promises, 0)).toMatchObject({ missing: [], broken: [] })

  const [first = 0, second = 0] = promises.approved
  await sql`delete from pgboss.job where name = 'sms.send'`.execute(services.db)
  await sql`update point_lot set registration_id = ${second} where registration_id = ${first}`.execute(services.db)
  const { key, id } = await services.db.selectFrom('file').select(['id', 'key']).limit(1).executeTakeFirstOrThrow()
  await truncate(join(dataDir, 'files', key), 10)
  const { missing, broken } = await check(services, { ...promises, filed: new Set([987_654]) }, 0)
  expect(missing).toEqual(['filed 987654'])
  expect(broken).toEqual(
    expect.arrayContaining([
      `approval ${first} was never announced`,
      `an approval without its points, or with more than once: ${first}`,
      `an approval without its points, or with more than once: ${second}`,
      expect.stringMatching(`^file ${id}: 10 of `),
    ]),
  )
})
