// Works until it is killed: opens the embedded database in the directory given, starts a job and never ends it.
import { z } from 'zod'
import { queueWorld, testJob } from './queue-world.ts'

async function neverEnd() {
  process.stdout.write('running\n')
  await new Promise(() => {})
}

const job = testJob('test.crash', z.object({ n: z.int() }), neverEnd, { retryDelay: 1 })
const world = await queueWorld({ dataDir: process.argv[2]! })
await world.work(job)
await world.db.transaction().execute((tx) => world.jobs.enqueue(tx, job, { n: 1 }))
