import { type Kysely, sql } from 'kysely'
import { type Clock, today } from '../core/clock.ts'
import type { DB } from '../core/schema.ts'
import type { CrmGateway } from './crm.ts'

interface Desk {
  db: Kysely<DB>
  clock: Clock
  /** how its numbers begin now */
  prefix: () => string
}

/** The local desk of an installation without a CRM: it assigns job numbers like `JOB-2026-000123`. */
export function localCrm({ db, clock, prefix }: Desk): CrmGateway {
  return {
    kind: 'local',
    place: 'Local service desk',
    async dispatch() {
      const { rows } = await sql<{ number: string }>`select nextval('job_number')::text as number`.execute(db)
      const jobNo = `${prefix()}-${today(clock).slice(0, 4)}-${rows[0]!.number.padStart(6, '0')}`
      return { jobNo, message: 'Dispatched to the service desk', serviceData: { job_no: jobNo } }
    },
  }
}
