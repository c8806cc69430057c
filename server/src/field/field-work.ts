import type { FieldWork } from 'contract/field/jobs'
import type { Locale } from 'contract/core/locale'
import { DAYS_AHEAD, MOST_JOBS } from 'contract/field/words'
import { getOwnEngineer } from '../engineers/own-engineer.ts'
import { faultReader } from '../faults/fault-choices.queries.ts'
import type { Caller } from '../platform/core/caller.ts'
import { daysLater, today } from '../platform/core/clock.ts'
import type { Services } from '../platform/core/services.ts'
import { bagOf, faultsOfJobs, partsFitting } from './fitting.queries.ts'
import { hashOf } from './hash-of.ts'
import { jobsUntil, type Reader } from './job.queries.ts'
import { marksOf, readStamp, stampOf } from './stamp.ts'

interface Asked {
  /** the stamp of the answer that the phone has */
  since: string | undefined
  locale: Locale
}

/** The work of the engineer who calls: everything, or what differs from what the phone has. Throws Conflict for one who has left. */
export async function fieldWork(services: Services, user: Caller, { since, locale }: Asked): Promise<FieldWork> {
  const { db, files, clock } = services
  const engineer = await getOwnEngineer(db, user)
  const reader = await readerOf(services, engineer.id, locale)
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => daysLater(reader.today, ahead))
  const found = await jobsUntil(db, reader, { until: days.at(-1)!, limit: MOST_JOBS + 1 })
  const jobs = found.slice(0, MOST_JOBS)
  const [faults, bag, parts] = await Promise.all([
    faultsOfJobs(db, files, { jobs, locale }),
    bagOf(db, engineer.id),
    partsFitting(db, jobs),
  ])
  const has = { jobs: marksOf(jobs), faults: hashOf(faults), bag: hashOf(bag), parts: hashOf(parts) }
  const owner = `${engineer.id}`
  const had = readStamp(owner, since)
  return {
    stamp: stampOf(owner, has),
    at: clock.now().toISOString(),
    today: reader.today,
    days,
    engineer,
    is_whole: had === undefined,
    jobs: jobs.filter(({ id }) => had?.jobs.get(id) !== has.jobs.get(id)),
    gone: had ? [...had.jobs.keys()].filter((id) => !has.jobs.has(id)) : [],
    has_more: found.length > MOST_JOBS,
    faults: had?.faults === has.faults ? null : faults,
    bag: had?.bag === has.bag ? null : bag,
    parts: had?.parts === has.parts ? null : parts,
  }
}

/** How an engineer reads jobs, today and in a language. */
export async function readerOf({ db, clock }: Services, engineerId: number, locale: Locale): Promise<Reader> {
  return { engineerId, today: today(clock), faultText: await faultReader(db, locale) }
}
