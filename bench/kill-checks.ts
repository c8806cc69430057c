// What must hold after a kill, looked up in the rows themselves and on the disk.
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { unseal } from '../server/src/platform/gateways/seal.ts'
import { outboxPath } from '../server/src/platform/gateways/sms-gateway.ts'
import { approvedMessage } from '../server/src/registrations/registration.messages.ts'
import type { Services } from '../server/src/platform/core/services.ts'
import { indexDisagreements } from './index-counts.ts'
import { POINTS, type Promised } from './kill-world.ts'
import { voiceOf } from '../server/src/customer-texts/voice.ts'

export type Promises = Record<Promised, Set<number>>

export const noPromises = (): Promises => ({
  registered: new Set(),
  approved: new Set(),
  rejected: new Set(),
  filed: new Set(),
  dispatched: new Set(),
})

export interface Findings {
  /** promised and not there */
  missing: string[]
  /** there and not whole */
  broken: string[]
  /** the last file whose object was looked at */
  lastFile: number
}

/** Compares promises with rows, rows with each other, files above `afterFile` with their objects, rows with indexes. */
export async function check(services: Services, promises: Promises, afterFile: number): Promise<Findings> {
  const files = await brokenFiles(services, afterFile)
  return {
    missing: await brokenPromises(services, promises),
    broken: [
      ...(await halfWritten(services)),
      ...files.broken,
      ...(await unheard(services)),
      ...(await indexDisagreements(services.db)),
    ],
    lastFile: files.last,
  }
}

/** One statement for each promise: ids of the rows that keep it. */
const KEPT: Record<Promised, string> = {
  registered: 'select id from registration',
  approved: `select id from registration where status = 'Approved'`,
  rejected: `select id from registration where status = 'Rejected'`,
  filed: 'select id from complaint',
  // It has its job number, or its job is still to run.
  dispatched: `select id from complaint where dispatch_state = 'dispatched' and job_no is not null
    or dispatch_state = 'queued' and exists (select from pgboss.job
      where name = 'complaint.dispatch' and state < 'completed' and (data->>'complaint')::int = complaint.id)`,
}

/** Promises that no row keeps. */
export async function brokenPromises({ database }: Services, promises: Promises): Promise<string[]> {
  const missing: string[] = []
  for (const [what, given] of Object.entries(promises) as [Promised, Set<number>][]) {
    // What is promised from here on may be younger than the rows.
    const ids = [...given]
    const { rows } = await database.pool.query<{ id: number }>(KEPT[what])
    const kept = new Set(rows.map(({ id }) => id))
    for (const id of ids) if (!kept.has(id)) missing.push(`${what} ${id}`)
  }
  return missing
}

/** Incomplete transactions: each statement selects rows that lack what was written with them. */
const HALF: Record<string, string> = {
  'a registration without its papers': `select r.id from registration r where (select count(*) from file
    where file.id in (r.product_image_id, r.bill_image_id, r.warranty_image_id)) <> 3`,
  'a complaint without its papers': `select c.id from complaint c where (select count(*) from file
    where file.id in (c.damaged_image_id, c.damaged_video_id, c.warranty_image_id)) <> 3`,
  'a complaint without its first stage': `select c.id from complaint c
    where not exists (select from complaint_event e where e.complaint_id = c.id)`,
  'an approval without its points, or with more than once': `select r.id from registration r
    where r.status = 'Approved' and (
      (select array_agg(points) from point_lot l where l.registration_id = r.id and l.revoked_at is null) is distinct from array[${POINTS}]
      or (select array_agg(points) from point_entry e where e.registration_id = r.id) is distinct from array[${POINTS}])`,
  'points without an approval': `select l.id from point_lot l join registration r on r.id = l.registration_id
    where r.status <> 'Approved'`,
  'a ledger that differs from its lots': `select a.id from account a
    where (select coalesce(sum(points), 0) from point_entry e where e.customer_id = a.id)
      <> (select coalesce(sum(remaining), 0) from point_lot l where l.customer_id = a.id)`,
  'a decision that is not in the audit once': `select r.id from registration r where r.status <> 'Pending'
    and (select count(*) from audit where subject = 'registration' and subject_id = r.id) <> 1`,
  'a file that no row has': `select f.id from file f
    where not exists (select from registration r where f.id in (r.product_image_id, r.bill_image_id, r.warranty_image_id))
      and not exists (select from complaint c where f.id in (c.damaged_image_id, c.damaged_video_id, c.warranty_image_id))`,
  'a job number given twice': `select min(id) as id from complaint where job_no is not null group by job_no having count(*) > 1`,
}

async function halfWritten({ database }: Services): Promise<string[]> {
  const found: string[] = []
  for (const [what, statement] of Object.entries(HALF)) {
    const { rows } = await database.pool.query<{ id: number }>(statement)
    found.push(...rows.map(({ id }) => `${what}: ${id}`))
  }
  return found
}

/** Reads every object that a row names, to its last byte. */
async function brokenFiles({ db, files }: Services, after: number): Promise<{ broken: string[]; last: number }> {
  const rows = await db
    .selectFrom('file')
    .select(['id', 'key', 'bytes'])
    .where('id', '>', after)
    .orderBy('id')
    .execute()
  const broken: string[] = []
  for (const { id, key, bytes } of rows) {
    const object = await files.read(key)
    let read = 0
    for await (const chunk of (object ?? []) as AsyncIterable<Buffer>) read += chunk.length
    if (read !== bytes) broken.push(`file ${id}: ${read} of ${bytes} bytes`)
  }
  return { broken, last: rows.at(-1)?.id ?? after }
}

/** Approvals of which the customer neither heard nor will hear: no line in the outbox, no job in the queue. */
async function unheard(services: Services): Promise<string[]> {
  const { rows } = await sql<{ id: number; model_name: string; expiry: string; contact: string }>`
    select r.id, r.model_name, r.warranty_expiry as expiry, a.contact
    from registration r join account a on a.id = r.customer_id
    where r.status = 'Approved'`.execute(services.db)
  const texts = new Set([...(await sentTexts(services)), ...(await queuedTexts(services))])
  return rows
    .filter(
      (row) =>
        !texts.has(
          `${row.contact} ${approvedMessage(row, { expiry: row.expiry, points: POINTS })(voiceOf(services, 'en')).sms}`,
        ),
    )
    .map(({ id }) => `approval ${id} was never announced`)
}

/** The messages in the outbox, each prefixed with its number. */
export async function sentTexts({ config }: Services): Promise<string[]> {
  const outbox = await readFile(outboxPath(config), 'utf8').catch(() => '')
  const lines = outbox.split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line) as { to: string; text: string }).map(({ to, text }) => `${to} ${text}`)
}

async function queuedTexts({ db, config }: Services): Promise<string[]> {
  const { rows } = await sql<{ data: { to: string; sealed: string } }>`
    select data from pgboss.job where name = 'sms.send' and state < 'completed'`.execute(db)
  const options = { secret: config.authSecret, purpose: 'sms.send' }
  return rows.map(({ data: { to, sealed } }) => `${to} ${unseal(sealed, { ...options, bound: to })}`)
}
