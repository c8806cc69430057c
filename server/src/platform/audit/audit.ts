import { type Kysely, sql } from 'kysely'
import type { HistorySubject } from 'contract/history/words'
import type { DB } from '../core/schema.ts'
import type { AuditAction } from './actions.ts'
import { withoutSecrets } from './without-secrets.ts'

/** An audit entry: actor, action, row, and the row before. */
export interface AuditEntry {
  /** `id` is null for the system itself: a job, the demo loader; a key acts beside the account that answers for it */
  actor: { id: number | null; role: string; requestId?: string; key?: { id: number } | undefined }
  /** subject and action: `registration.approve`; a new one gets its text in `actions.ts` */
  action: AuditAction
  subject: { table: string; id: number | null }
  before?: unknown
  after?: unknown
  at: Date
}

/** Writes an audit row in the transaction of the change. Secrets are masked by name. */
export async function recordAudit(tx: Kysely<DB>, entry: AuditEntry): Promise<void> {
  await sql`
    insert into audit (at, actor_id, actor_role, api_key_id, action, subject, subject_id, request_id, before, after)
    values (${entry.at.toISOString()}, ${entry.actor.id}, ${entry.actor.role}, ${entry.actor.key?.id ?? null},
      ${entry.action}, ${entry.subject.table}, ${entry.subject.id}, ${entry.actor.requestId ?? null},
      ${asJson(entry.before)}::jsonb, ${asJson(entry.after)}::jsonb)
  `.execute(tx)
}

/** Why records are deleted, and by which request. */
export interface Deletion {
  reason?: string | undefined
}

const NO_REASON = 'no reason given'

/** The reason as recorded; older clients send none. */
export const reasonOf = ({ reason }: Deletion): string => reason || NO_REASON

/** One audit row per deleted row, oldest first: `category.delete`. With a reason where the deletion needs one. */
export async function recordDeletions(
  tx: Kysely<DB>,
  { table, rows, reason, ...entry }: Pick<AuditEntry, 'actor' | 'at'> & Deleted,
): Promise<void> {
  for (const before of rows.toSorted((one, other) => one.id - other.id))
    await recordAudit(tx, {
      ...entry,
      action: `${table}.delete`,
      subject: { table, id: before.id },
      before,
      ...(reason && { after: { reason } }),
    })
}

interface Deleted {
  table: HistorySubject
  rows: readonly { id: number }[]
  reason?: string
}

const asJson = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(withoutSecrets(value))
