import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import type { engineers } from 'contract/engineers/endpoints'
import { recordAudit, type AuditEntry } from '../platform/audit/audit.ts'
import { Invalid, NotFound } from '../platform/core/problems.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import type { Services } from '../platform/core/services.ts'

type Actor = AuditEntry['actor']
type Absence = Input<typeof engineers.addAbsence>['body']

/** Enters days off. Throws NotFound, or Invalid where they end before they begin or last for more than a year. */
export async function addAbsence({ db, clock }: Services, user: Actor, id: number, form: Absence): Promise<void> {
  const days = (Date.parse(form.last_day) - Date.parse(form.first_day)) / DAY_MS
  if (days < 0) throw new Invalid({ last_day: m.core_last_day_must_not_before_first() })
  if (days > LONGEST_DAYS) throw new Invalid({ last_day: m.engineers_days_off_last_year_most() })
  await db.transaction().execute(async (tx) => {
    if ((await lockRows(tx, 'engineer', [id])).length === 0) throw new NotFound(m.engineers_engineer_not_found())
    const at = clock.now()
    await tx
      .insertInto('engineer_absence')
      .values({ ...form, engineer_id: id, created_at: at })
      .execute()
    const subject = { table: 'engineer', id }
    await recordAudit(tx, { actor: user, action: 'engineer.absence', subject, after: form, at })
  })
}

/** Takes days off back. Throws NotFound. */
export async function removeAbsence({ db, clock }: Services, user: Actor, id: number, absence: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await tx
      .deleteFrom('engineer_absence')
      .where('id', '=', absence)
      .where('engineer_id', '=', id)
      .returning(['first_day', 'last_day', 'reason'])
      .executeTakeFirst()
    if (!before) throw new NotFound(m.engineers_days_off_already_removed())
    const subject = { table: 'engineer', id }
    await recordAudit(tx, { actor: user, action: 'engineer.back', subject, before, at: clock.now() })
  })
}

const DAY_MS = 24 * 3600_000
const LONGEST_DAYS = 366
