import { createHash } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import type { Job } from './define-job.ts'

const TIME_ZONE = 'Asia/Kathmandu'
const LONGEST_SLEEP_MS = 60 * 60 * 1000
const LOOK_BACK_MS = 24 * 60 * 60 * 1000
/** A job scheduled more often than this per day is not made up for. */
const OFTEN = 24

/**
 * Enqueues the jobs that have a `cron` when they are due. Each time has one job however many processes there are,
 * because its id is made from name and time. A time missed while nothing ran is made up for at start, once, if it is
 * within the last day.
 */
export function keepCalendar(boss: PgBoss, jobs: readonly Job[], onError: (error: unknown) => void): { stop(): void } {
  const timers = new Map<Job, NodeJS.Timeout>()
  let stopped = false

  const send = (job: Job, at: Date) => boss.send(job.name, {}, { id: idOf(job, at) }).catch(onError)

  function sleepUntilNext(job: Job, from: Date) {
    const next = timeAfter(boss, job, from)
    if (!next || stopped) return
    const wait = next.getTime() - Date.now()
    const wakeUp = () => {
      if (next.getTime() > Date.now()) return sleepUntilNext(job, from)
      void send(job, next)
      return sleepUntilNext(job, new Date())
    }
    timers.set(job, setTimeout(wakeUp, Math.min(Math.max(wait, 0), LONGEST_SLEEP_MS)).unref())
  }

  for (const job of jobs.filter(({ options }) => options.cron)) {
    const missed = lastMissed(boss, job)
    if (missed) void send(job, missed)
    sleepUntilNext(job, new Date())
  }
  return {
    stop() {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}

/** One at a time: with more, pg-boss gives up after a second, which passes quickly on a busy machine. */
const timeAfter = (boss: PgBoss, job: Job, from: Date): Date | undefined =>
  boss.previewSchedule(job.options.cron!, { tz: TIME_ZONE, from, count: 1 })[0]

/** The last due time within the past day; undefined for a job so frequent that its next time will do. */
function lastMissed(boss: PgBoss, job: Job): Date | undefined {
  let last: Date | undefined
  for (let times = 0; times <= OFTEN; times += 1) {
    const next = timeAfter(boss, job, last ?? new Date(Date.now() - LOOK_BACK_MS))
    if (!next || next.getTime() > Date.now()) return last
    last = next
  }
  return undefined
}

function idOf(job: Job, at: Date): string {
  const digest = createHash('sha256').update(`${job.name} ${at.toISOString()}`).digest('hex')
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
