import { m } from 'contract/messages'
import type { FastifyInstance } from 'fastify'
import { jobs as contract, type FailedJob } from 'contract/jobs/endpoints'
import type { AuditAction } from '../audit/actions.ts'
import { recordAudit } from '../audit/audit.ts'
import { HIDDEN } from '../audit/without-secrets.ts'
import { paginationOf } from '../database/page-of.ts'
import { NotFound } from '../core/problems.ts'
import { implement } from '../http/implement.ts'
import type { Caller } from '../core/caller.ts'
import type { Db } from '../core/db.ts'
import type { Services } from '../core/services.ts'
import { deadJobs, giveUpJob, type DeadJob } from './dead-jobs.ts'

export function jobRoutes(app: FastifyInstance, services: Services) {
  const { db, jobs, clock } = services

  /** Retries or dismisses a dead job and records who did it. */
  const decide = (id: string, user: Caller, action: AuditAction, work: (tx: Db) => Promise<boolean>) =>
    db.transaction().execute(async (tx) => {
      if (!(await work(tx))) throw new NotFound(m.core_job_no_longer_list())
      await recordAudit(tx, {
        actor: user,
        action,
        subject: { table: 'job', id: null },
        before: { id },
        at: clock.now(),
      })
    })

  implement(app, services, contract, {
    listFailed: async ({ query }) => {
      const { rows, total } = await deadJobs(db, query)
      return { data: rows.map(asFailedJob), pagination: paginationOf(query, total) }
    },
    retry: async ({ params: { id } }, { user }) => {
      await decide(id, user, 'job.retry', (tx) => jobs.retryJob(tx, id))
      return { message: m.core_job_will_tried_again() }
    },
    giveUp: async ({ params: { id } }, { user }) => {
      await decide(id, user, 'job.give-up', (tx) => giveUpJob(tx, id))
      return { message: m.core_job_given_up() }
    },
  })
}

const asFailedJob = ({ id, name, payload, last_error, attempts, failed_at }: DeadJob): FailedJob => ({
  id,
  name,
  about: aboutOf(payload),
  error: last_error,
  attempts,
  failed_at,
})

/** `to 98•••••118`, `complaint 12`: what staff need to know of a payload. */
function aboutOf(payload: unknown): string {
  if (typeof payload !== 'object' || payload === null) return ''
  return Object.entries(payload)
    .filter(([, value]) => typeof value === 'number' || (typeof value === 'string' && value !== HIDDEN))
    .map(([name, value]) => `${name} ${masked(String(value))}`)
    .join(', ')
}

const masked = (value: string): string => value.replace(/^(\d{2})\d{5}(\d{3})$/, '$1•••••$2')
