import { m } from 'contract/messages'
import { isClosed } from 'contract/complaints/words'
import { actorName } from '../../accounts/person-name.ts'
import { tellCustomer } from '../../notices/tell-customer.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { Conflict } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { nextJobNumber } from '../../platform/gateways/local-crm.ts'
import { namesOf } from '../assignment/assigned-names.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { recordActivity } from '../complaint-log.ts'
import { dispatchedNews } from '../complaint-news.ts'
import { lockComplaint } from '../lock-complaint.ts'
import { trackingLink } from '../outcome/tracking-link.ts'
import { advanceStage } from '../stage/stage.ts'
import { keepJobNumber } from './dispatch.queries.ts'

export interface Sent {
  jobNo: string
  /** the name of the service centre; empty: the local desk has it */
  centre: string
}

/**
 * Sends a complaint to its service centre, of an installation without a CRM; the proposed one counts as chosen. The
 * customer is told the job number. Without a centre it is refused, or stays with the local desk. Throws NotFound or
 * Conflict.
 */
export const sendToCentre = (
  services: Services,
  user: Caller,
  id: number,
  { needsCentre }: { needsCentre: boolean },
): Promise<Sent> =>
  services.db.transaction().execute(async (tx) => {
    const before = await lockComplaint(tx, id)
    if (before.job_no !== null)
      throw new Conflict(
        needsCentre ? m.complaints_already_sent_to_centre() : m.complaints_already_dispatched_crm(),
        'already_dispatched',
      )
    if (isClosed(before.status)) throw new Conflict(m.complaints_complaint_closed_so_cannot_dispatched())
    if (needsCentre && before.centre_id === null) throw new Conflict(m.complaints_no_centre_assign_first(), 'no_centre')
    const { clock, settings } = services
    const at = clock.now()
    const jobNo = await nextJobNumber(tx, { clock, prefix: settings.current.job_prefix })
    const centre = await takeProposed(tx, id)
    const sent = (await keepJobNumber(tx, id, { jobNo, serviceData: { job_no: jobNo } }, at))!
    const by = await actorName(tx, user)
    // Without a centre it has a number and nothing more, and nothing else is said of it.
    const said = centre
      ? { kind: 'sent' as const, text: `${centre}, ${jobNo}` }
      : { kind: 'dispatched' as const, text: jobNo }
    await recordActivity(tx, { complaint_id: id, ...said, by_name: by, at })
    await advanceStage(tx, sent, { by, at })
    await updateDueTimes(tx, [id])
    await tellCustomer(tx, services, dispatchedNews(sent, jobNo, trackingLink(services, sent)))
    await recordAudit(tx, {
      actor: user,
      action: centre ? 'complaint.send' : 'complaint.edit',
      subject: { table: 'complaint', id },
      before: { centre: (await namesOf(tx, before)).centre, job_no: '' },
      after: { centre, job_no: jobNo },
      at,
    })
    return { jobNo, centre }
  })

/** The name of the service centre, which counts as chosen from now on. */
async function takeProposed(tx: Db, id: number): Promise<string> {
  const taken = await tx
    .updateTable('complaint')
    .set({ centre_chosen: true })
    .where('id', '=', id)
    .where('centre_id', 'is not', null)
    .returning(['centre_id', 'centre_chosen', 'technician', 'owner_id'])
    .executeTakeFirst()
  return taken ? (await namesOf(tx, taken)).centre : ''
}
