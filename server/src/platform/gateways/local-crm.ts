import { m } from 'contract/messages'
import { sql } from 'kysely'
import { type Clock, today } from '../core/clock.ts'
import type { Db } from '../core/db.ts'
import type { CrmGateway } from './crm.ts'

interface Desk {
  db: Db
  clock: Clock
  /** how its numbers begin now */
  prefix: () => string
}

/**
 * The local desk of an installation without a CRM: it assigns job numbers. A dispatch through it is one that was queued
 * when there was a CRM; complaints of today are sent to their service centres without a queue.
 */
export function localCrm({ db, clock, prefix }: Desk): CrmGateway {
  return {
    kind: 'local',
    place: 'Local service desk',
    async dispatch() {
      const jobNo = await nextJobNumber(db, { clock, prefix: prefix() })
      return { jobNo, message: m.core_dispatched_service_desk(), serviceData: { job_no: jobNo } }
    },
  }
}

/** The next number of the local desk, like `JOB-2026-000123`. */
export async function nextJobNumber(db: Db, { clock, prefix }: { clock: Clock; prefix: string }): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('job_number')::text as number`.execute(db)
  return `${prefix}-${today(clock).slice(0, 4)}-${rows[0]!.number.padStart(6, '0')}`
}
