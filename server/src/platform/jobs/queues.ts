import type { PgBoss, Queue } from 'pg-boss'
import { DEAD, DEAD_KEPT_DAYS } from './dead-jobs.ts'
import type { Job } from './define-job.ts'

const TIME_ZONE = 'Asia/Kathmandu'
const DAY = 24 * 60 * 60
const UNKNOWN_ID = '00000000-0000-0000-0000-000000000000'

/** Creates queues of new jobs and updates those whose options changed; otherwise writes nothing. */
export async function declareQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const wanted of [deadQueue, ...jobs.map(queueOf)]) {
    const { name, ...options } = wanted
    const present = known.get(name)
    if (!present) await boss.createQueue(name, options)
    else if (differs(present, options)) await boss.updateQueue(name, options)
    else continue
    // Makes pg-boss cache the queue: it must not look it up while a caller's transaction holds the only connection.
    await boss.findJobs(name, { id: UNKNOWN_ID })
  }
}

/** Schedules the jobs that have a `cron`; a time that was missed while nothing ran is made up for once. Writes only changes. */
export async function declareSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const present = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const { name, options } of jobs) {
    if (options.cron && options.cron !== present.get(name))
      await boss.schedule(name, options.cron, {}, { tz: TIME_ZONE, missed: 'once' })
    if (options.cron) present.delete(name)
  }
  for (const name of present.keys()) await boss.unschedule(name)
}

const deadQueue = { name: DEAD, retryLimit: 0, retentionSeconds: DEAD_KEPT_DAYS * DAY, notify: false }

const queueOf = ({ name, options }: Job) => ({
  name,
  retryLimit: options.retryLimit,
  retryDelay: options.retryDelay,
  retryBackoff: options.retryBackoff,
  retryDelayMax: options.retryDelayMax,
  expireInSeconds: options.expireInSeconds,
  // Without a heartbeat for this long the process counts as dead, and the job runs again.
  heartbeatSeconds: 30,
  deleteAfterSeconds: 2 * DAY,
  deadLetter: DEAD,
  notify: true,
})

const differs = (present: Partial<Queue>, wanted: Partial<Queue>) =>
  Object.entries(wanted).some(([option, value]) => present[option as keyof Queue] !== value)
