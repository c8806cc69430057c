import { m } from 'contract/messages'
import { isClosed } from 'contract/complaints/words'
import { isoDay } from 'contract/core/dates/nepal-time'
import type { FieldCommand } from 'contract/field/commands'
import { enterReport, refuseClosed, type ReportForm } from '../complaints/visit-reports/enter-report.ts'
import { namePhotos } from '../complaints/visit-reports/visit-photos.ts'
import { recordStep } from '../complaints/visit-reports/visit-steps.ts'
import { tellSetOut } from '../complaints/assignment/tell-set-out.ts'
import { lockComplaint, type ComplaintLine } from '../complaints/lock-complaint.ts'
import { fillInWithin, unknownOfProduct } from '../complaints/work/fill-in-product.ts'
import type { OwnEngineer } from '../engineers/own-engineer.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict, Invalid } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { stateText } from '../platform/core/state-text.ts'
import { jobVersion } from './job-version.ts'
import { isOwnDoing } from './kept-commands.queries.ts'

/** What comes later, from a phone that had no line, is no news to the customer. */
const ON_THE_WAY_MS = 60 * 60_000

type Report = Extract<FieldCommand, { kind: 'report' }>

/** Who gives a command; the engineer is locked. */
export interface Giver {
  user: Caller
  engineer: OwnEngineer
}

interface Carried {
  versions: { found: string; left: string }
  message: string
}

/** The office was first: nothing is entered, and a person decides. */
export class JobChanged extends Conflict {}

/**
 * Does what a command says within a transaction. Returns the versions of the job before and after, and what is said. Throws
 * JobChanged where the office changed, closed or gave away the job since the phone read it, and what `enterReport` throws.
 */
export async function enterCommand(services: Services, tx: Db, giver: Giver, command: FieldCommand): Promise<Carried> {
  const { user, engineer } = giver
  const id = command.complaint_id
  await expectOwn(tx, engineer, id)
  // Registrations are locked before complaints.
  if (command.kind === 'report') await fillInSerial(services, tx, user, command)
  const before = await lockComplaint(tx, id)
  await expectUnchanged(tx, giver, before, command)
  const at = toldAt(services, before, command)
  if (command.kind === 'report') return report(services, tx, giver, { before, command, at })
  refuseClosed(before)
  const isWay = command.kind === 'set_out'
  await recordStep(tx, { complaintId: id, engineer, step: isWay ? 'set_out' : 'arrived', at })
  if (isWay && services.clock.now().getTime() - at.getTime() < ON_THE_WAY_MS) await tellSetOut(services, tx, before, at)
  const version = jobVersion(before)
  return { versions: { found: version, left: version }, message: isWay ? m.field_set_out() : m.field_arrived() }
}

async function report(
  services: Services,
  tx: Db,
  { user, engineer }: Giver,
  { before, command, at }: { before: ComplaintLine; command: Report; at: Date },
): Promise<Carried> {
  await refuseTakenKey(tx, command.id)
  const { photos, parts, ...said } = command
  if (said.outcome === 'replaced') throw new Invalid({ outcome: m.visits_may_not_replace() })
  const form: ReportForm = {
    ...said,
    key: command.id,
    visited_on: isoDay(at),
    parts: parts.map((part) => ({ ...part, place: `bag-${engineer.id}` })),
  }
  const { id, after } = await enterReport(services, tx, { user, before, engineer, reach: undefined, form })
  await namePhotos(tx, id, photos)
  return { versions: { found: jobVersion(before), left: jobVersion(after) }, message: m.field_reported() }
}

/** Says the same of a job that is somebody else's, that was given away, and that does not exist. */
async function expectOwn(tx: Db, { id }: OwnEngineer, complaintId: number): Promise<void> {
  const own = await tx
    .selectFrom('complaint')
    .select('id')
    .where('id', '=', complaintId)
    .where('engineer_id', '=', id)
    .where('merged_into', 'is', null)
    .executeTakeFirst()
  if (!own) throw gone()
}

/**
 * The phone had the job as it is now, or as it was before the engineer's own last commands and nothing else happened since:
 * commands that are given one after the other without a line are all based on what was read before the first.
 */
async function expectUnchanged(tx: Db, { user, engineer }: Giver, job: ComplaintLine, { seen }: FieldCommand) {
  if (job.engineer_id !== engineer.id || job.merged_into !== null) throw gone()
  const version = jobVersion(job)
  if (seen === version) return
  if (await isOwnDoing(tx, { accountId: user.id, complaintId: job.id, seen, version })) return
  if (isClosed(job.status)) throw new JobChanged(m.field_job_closed({ state: stateText(job.status) }), 'job_closed')
  throw new JobChanged(m.field_job_changed(), 'job_changed')
}

const gone = () => new JobChanged(m.field_job_gone(), 'job_gone')

/** The serial number from the plate, where none was known. */
async function fillInSerial(
  { clock }: Services,
  tx: Db,
  user: Caller,
  { complaint_id, serial_number }: Report,
): Promise<void> {
  if (!serial_number) return
  const found = await unknownOfProduct(tx, complaint_id, { serial_number })
  if (found) await fillInWithin({ tx, user, at: clock.now() }, complaint_id, found)
}

async function refuseTakenKey(tx: Db, key: string): Promise<void> {
  const taken = await tx.selectFrom('visit_report').select('id').where('key', '=', key).executeTakeFirst()
  if (taken) throw new Conflict(m.field_id_taken(), 'id_taken')
}

/** The phone's clock may be wrong: nothing happens before the complaint was filed, or later than now. */
const toldAt = ({ clock }: Services, { created_at }: ComplaintLine, { at }: FieldCommand): Date =>
  new Date(Math.min(Math.max(Date.parse(at), Date.parse(created_at)), clock.now().getTime()))
