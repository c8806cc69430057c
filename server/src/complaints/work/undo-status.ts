import { m } from 'contract/messages'
import { isClosed, type ComplaintStatus } from 'contract/complaints/words'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { Conflict } from '../../platform/core/problems.ts'
import { undoableSince } from '../../platform/core/undo-time.ts'
import type { Services } from '../../platform/core/services.ts'
import { withoutGoneEngineer } from '../assignment/gone-engineer.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { actorName } from '../../accounts/person-name.ts'
import { resumeWithComplaint } from '../../parts/requests/end-with-complaint.ts'
import { withdrawHappyCall } from '../happy-calls/plan-happy-call.ts'
import { lockComplaint, type ComplaintLine } from '../lock-complaint.ts'
import { refuseMerged } from '../merging/refuse-merged.ts'
import { unlessAnotherIsOpen } from '../unless-another-is-open.ts'
import { canonicalStatus } from '../stage/complaint-status.ts'

/**
 * Takes back the status that the same person chose some seconds ago, with its step, before the customer is told. Throws
 * Conflict when it is too late, or when something happened since.
 */
export async function undoStatus(services: Services, user: Caller, id: number, chosen: ComplaintStatus): Promise<void> {
  const { db, clock } = services
  await unlessAnotherIsOpen(() =>
    db.transaction().execute(async (tx) => {
      const complaint = await lockComplaint(tx, id)
      refuseMerged(complaint)
      const [last, before] = await newestSteps(tx, id)
      const now = clock.now()
      if (!last || !before || complaint.status !== chosen || !isFresh(services, last, now)) throw tooLate()
      if (last.automatic || last.by_id !== user.id || isAnswered(complaint)) throw tooLate()
      if (await isReported(tx, id, last.at)) throw tooLate()
      const status = canonicalStatus(before.status) ?? 'Unassigned'
      await tx.deleteFrom('complaint_event').where('id', '=', last.id).execute()
      const set = { ...(await withoutGoneEngineer(tx, complaint)), status, job_closing_date: null }
      await tx.updateTable('complaint').set(set).where('id', '=', id).execute()
      await withdrawHappyCall(tx, id)
      const who = { actor: user, by: await actorName(tx, user), at: now }
      if (isClosed(chosen)) await resumeWithComplaint(tx, { complaintId: id, ...who, openedAt: complaint.reopened_at })
      await updateDueTimes(tx, [id])
      const subject = { table: 'complaint', id }
      await recordAudit(tx, { actor: user, action: 'complaint.undo', subject, before: complaint, after: set, at: now })
    }),
  )
}

const newestSteps = (tx: Db, id: number) =>
  tx
    .selectFrom('complaint_event')
    .select(['id', 'status', 'by_id', 'at', 'automatic', 'told_at'])
    .where('complaint_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()

/** The stage followed from what came of a visit, whose parts, money and code are not taken back; or a visit was reported since. */
const isReported = async (tx: Db, id: number, since: string): Promise<boolean> =>
  (await tx
    .selectFrom('visit_report')
    .where('complaint_id', '=', id)
    .where('at', '>=', since)
    .select('id')
    .executeTakeFirst()) !== undefined

const isFresh = ({ config }: Services, { at, told_at }: { at: string; told_at: string | null }, now: Date): boolean =>
  told_at === null && Date.parse(at) > undoableSince(config, now).getTime()

const isAnswered = ({ confirmed_at, rating }: ComplaintLine): boolean => confirmed_at !== null || rating !== null

const tooLate = () => new Conflict(m.complaints_no_longer_undone_choose_right_status(), 'too_late')
