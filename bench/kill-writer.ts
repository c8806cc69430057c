// Writes through the services of the product until it is killed, one line for each promise: what and the id of its row.
// node bench/kill-writer.ts <data directory> writing|checkpoints [database url]
import { setTimeout as sleep } from 'node:timers/promises'
import { ALL_JOBS } from '../server/src/all-jobs.ts'
import { liveOnce, openWorld, prepareWorld } from './kill-world.ts'

/** Customers and members of staff who write concurrently. */
const LANES = 3

const [dataDir = '', mode = 'writing', databaseUrl] = process.argv.slice(2)
tell('loaded')
const services = await openWorld(dataDir, databaseUrl)
const world = await prepareWorld(services)
await services.jobs.work(ALL_JOBS, services)
tell('open')
await Promise.all([...Array.from({ length: LANES }, lane), ...(mode === 'checkpoints' ? [checkpoints()] : [])])

async function lane(): Promise<void> {
  for (;;) await liveOnce(world, (what, id) => tell(`${what} ${id}`))
}

async function checkpoints(): Promise<void> {
  for (;;) {
    await sleep(400)
    tell('checkpoint')
    await services.database.pool.query('checkpoint')
    tell('checkpointed')
  }
}

/** Written to a pipe at once, so whatever arrives was acknowledged before the kill. */
function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}
