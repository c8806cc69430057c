// Opens the embedded database in the given directory, starts a job and never finishes it, until it is killed.
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
