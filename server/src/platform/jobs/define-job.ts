import type { z } from 'zod'

/** Retry options. Times in seconds. */
export interface JobOptions {
  /** retries after the first try; then the job is dead, and staff see it */
  retryLimit?: number
  /** wait before the first retry */
  retryDelay?: number
  /** double the wait with each retry (with jitter), up to `retryDelayMax` */
  retryBackoff?: boolean
  retryDelayMax?: number
  /** a longer run counts as failed */
  expireInSeconds?: number
  /** schedule in Nepal time, with an empty payload: `30 2 * * *` */
  cron?: string
  /** how many run at once in one process */
  concurrency?: number
}

/** The payload a queue accepts. */
export interface JobKind<P extends object = object> {
  readonly name: string
  parse(payload: unknown): P
}

/** Work to be done later, at least once and perhaps twice, with the services `S`. */
export interface Job<P extends object = object, S = unknown> extends JobKind<P> {
  readonly options: Readonly<Required<Omit<JobOptions, 'cron'>> & { cron: string | undefined }>
  run(payload: P, services: S): Promise<void>
}

/** Thrown by a job that no retry can help: it becomes a dead job at once. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp'
}

const DEFAULTS = {
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  concurrency: 1,
}

/**
 * Defines a job: a name, a payload schema and a function that may run twice. It runs in the product once it is listed
 * in `all-jobs.ts`.
 */
export function defineJob<P extends object, S = unknown>(
  name: string,
  payload: z.ZodType<P>,
  run: (payload: P, services: S) => Promise<void>,
  options: JobOptions = {},
): Job<P, S> {
  return {
    name,
    options: { cron: undefined, ...DEFAULTS, ...options },
    parse: (value) => payload.parse(value),
    run,
  }
}
