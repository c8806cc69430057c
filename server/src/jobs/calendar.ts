import { createHash } from 'node:crypto'
import type { PgBoss } from 'pg-boss'
import type { Job } from './define-job.ts'

const TIME_ZONE = 'Asia/Kathmandu'
const LONGEST_SLEEP_MS = 60 * 60 * 1000
const LOOK_BACK_MS = 24 * 60 * 60 * 1000

/**
 * Sends the jobs that have a `cron` when their time comes. A time has one job, however many processes there are, because
 * its id is made from name and time. One that came while nothing ran is made up for at start, once, if it is of the last day.
 */
export function keepCalendar(boss: PgBoss, jobs: readonly Job[], onError: (error: unknown) => void): { stop(): void } {
  const timers = new Map<Job, NodeJS.Timeout>()
  let stopped = false

  const send = (job: Job, at: Date) => boss.send(job.name, {}, { id: idOf(job, at) }).catch(onError)

  function sleepUntilNext(job: Job, from: Date) {
    const next = occurrences(boss, job, from, 1)[0]
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

const occurrences = (boss: PgBoss, job: Job, from: Date, count: number) =>
  boss.previewSchedule(job.options.cron!, { tz: TIME_ZONE, from, count })

/** The last time of the past day; none for a job that comes so often that the next one will do. */
function lastMissed(boss: PgBoss, job: Job): Date | undefined {
  const times = occurrences(boss, job, new Date(Date.now() - LOOK_BACK_MS), 25)
  const past = times.filter((time) => time.getTime() <= Date.now())
  return past.length < times.length ? past.at(-1) : undefined
}

function idOf(job: Job, at: Date): string {
  const digest = createHash('sha256').update(`${job.name} ${at.toISOString()}`).digest('hex')
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
