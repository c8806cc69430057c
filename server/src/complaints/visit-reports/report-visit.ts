import { m } from 'contract/messages'
import type { ComplaintStatus } from 'contract/complaints/words'
import type { visitReports } from 'contract/complaints/visit-reports'
import type { Input } from 'contract/core/endpoint'
import { lockEngineer } from '../../engineers/lock-engineer.ts'
import { reachOf, type Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { Conflict } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { lockComplaint } from '../lock-complaint.ts'
import { enterReport } from './enter-report.ts'

type Form = Input<typeof visitReports.add>['body']

interface Reported {
  id: number
  status: ComplaintStatus
  due: number
}

/**
 * Enters what came of a visit as staff were told, in one transaction. A report whose key is known is answered as before.
 * Throws NotFound, Invalid, or a Problem 409 where the complaint is closed, was changed meanwhile, or parts are too few, and
 * for a key of another complaint's report.
 */
export const reportVisit = (
  services: Services,
  user: Caller,
  id: number,
  { engineer_id, ...form }: Form,
): Promise<Reported> =>
  services.db.transaction().execute(async (tx) => {
    const engineer = await lockEngineer(tx, user, engineer_id)
    const before = await lockComplaint(tx, id)
    const known = form.key === undefined ? undefined : await reportWithKey(tx, form.key, id)
    if (known) return { ...known, status: before.status }
    const { after, ...entered } = await enterReport(services, tx, {
      user,
      before,
      engineer: whoCame(engineer, before),
      reach: reachOf(user),
      form,
    })
    return { ...entered, status: after.status }
  })

/** A report of the complaint that was sent before. Throws Conflict where another complaint's has the key. */
async function reportWithKey(tx: Db, key: string, complaintId: number) {
  const known = await tx
    .selectFrom('visit_report')
    .select(['id', 'due', 'complaint_id'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (known && known.complaint_id !== complaintId) throw new Conflict(m.visits_key_of_another(), 'key_taken')
  return known && { id: known.id, due: known.due }
}

/** Who came: the chosen engineer, else the one that the complaint has. */
const whoCame = (
  engineer: { id: number; name: string } | null | undefined,
  before: { engineer_id: number | null; technician: string },
) =>
  engineer === undefined
    ? { id: before.engineer_id, name: before.technician }
    : { id: engineer?.id ?? null, name: engineer?.name ?? '' }
