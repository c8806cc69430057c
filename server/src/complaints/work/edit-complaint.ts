import { m } from 'contract/messages'
import type { Updateable } from 'kysely'
import { isClosed } from 'contract/complaints/words'
import type { complaints } from 'contract/complaints/endpoints'
import type { ComplaintStatus } from 'contract/complaints/words'
import type { Input } from 'contract/core/endpoint'
import { recordAudit } from '../../platform/audit/audit.ts'
import { differing } from '../../platform/database/differing.ts'
import { isUniqueViolation } from '../../platform/database/errors.ts'
import type { Complaint } from '../../platform/core/schema.ts'
import { insertFile, removeFiles } from '../../platform/files/file.queries.ts'
import type { StoredFile } from '../../platform/files/file-rows.ts'
import { Invalid, Problem } from '../../platform/core/problems.ts'
import { cleanRichText, isBlankRichText, isSameText } from '../../platform/core/rich-text.ts'
import type { Caller } from '../../platform/core/caller.ts'
import { refusePurchaseDate } from '../../registrations/purchase-date.ts'
import type { Db } from '../../platform/core/db.ts'
import type { Services } from '../../platform/core/services.ts'
import { notifyOfEdit } from './complaint-edit.messages.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { recordActivity } from '../complaint-log.ts'
import { changedJobNumber } from '../dispatch/job-number.ts'
import { lockComplaint, type ComplaintLine } from '../lock-complaint.ts'
import { actorName } from '../../accounts/person-name.ts'
import { changeStatus, type StatusChange } from '../stage/status-change.ts'
import { canonicalStatus } from '../stage/complaint-status.ts'
import { fillInWithin, unknownOfProduct } from './fill-in-product.ts'
import { namingTheHolder } from '../../registrations/fill-in-registration.ts'
import { advanceStage, impliedStage, refuseUnassigned } from '../stage/stage.ts'
import { centreFor } from '../assignment/centre-for.ts'
import { lockEngineer } from '../../engineers/lock-engineer.ts'
import { changeVisit } from '../stage/visit.ts'
import { checkedPlace, type NamedPlace } from '../../platform/core/checked-place.ts'
import { zoneOf } from 'contract/core/zones'
import { certainDistrict } from '../certain-district.ts'
import { typedPlace } from '../zones.ts'

type Chosen = Pick<Input<typeof complaints.planVisit>['body'], 'engineer_id' | 'visit_window' | 'seen_load'>
export type ComplaintEdit = Input<typeof complaints.update>['body'] &
  Chosen &
  Pick<Input<typeof complaints.changeStatus>['body'], 'is_paid_repair'>
type Texts = Omit<ComplaintEdit, 'damaged_image' | 'warranty_image' | 'damaged_video'>

/**
 * Updates the given fields of a complaint, and tells the customer of a job number and of the end. Throws NotFound,
 * Invalid or Conflict. Returns whether something changed.
 */
export async function editComplaint(
  services: Services,
  user: Caller,
  id: number,
  { damaged_image: damage, warranty_image: warranty, damaged_video: video, ...form }: ComplaintEdit,
  { isWholeForm = false }: { isWholeForm?: boolean } = {},
): Promise<boolean> {
  if (form.purchase_date) refusePurchaseDate(services.clock, form.purchase_date)
  const status = form.status ? statusOf(form.status) : undefined
  return refusingByName(services, user, form, () =>
    services.files.storing({ damage, warranty, video }, 'private', (stored) =>
      services.db.transaction().execute(async (tx) => {
        const at = services.clock.now()
        const engineer = await lockEngineer(tx, user, form.engineer_id)
        const found = await unknownOfProduct(tx, id, form)
        if (found) await fillInWithin({ tx, user, at }, id, found)
        const before = await lockComplaint(tx, id)
        const by = await actorName(tx, user)
        const chosen = isWholeForm && isStale(before, { ...form, status }) ? undefined : status
        const set = differing(before, {
          ...textsOf(form, before),
          ...(await movedPlace(tx, form, before)),
          ...changedJobNumber(before, form.job_no, at),
          ...(await changeStatus(tx, before, { ...form, status: chosen, by, actor: user, at })),
          ...(await changeVisit(tx, services, before, { ...form, engineer, by })),
          ...(await addPapers(tx, stored)),
        })
        if (!set) return found !== undefined
        const edited = await tx
          .updateTable('complaint')
          .set(set)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow()
        const after = { ...edited, status: await stageAfter(tx, before, edited, { by, at }) }
        await updateDueTimes(tx, [id])
        await logJobNumber(tx, before, after, { by_name: by, at })
        await removeReplaced(services, tx, before, after)
        await notifyOfEdit(services, tx, before, after)
        const subject = { table: 'complaint', id }
        await recordAudit(tx, { actor: user, action: 'complaint.edit', subject, before, after, at })
        return true
      }),
    ),
  )
}

/** An older client sends its whole form with the stage from before the dispatch or visit: Unassigned was not chosen. */
const isStale = (
  before: ComplaintLine,
  { status, seen_status }: Pick<StatusChange, 'status' | 'seen_status'>,
): boolean => status === 'Unassigned' && seen_status === undefined && impliedStage(before) !== 'Unassigned'

/** A stage chosen by staff stays; otherwise a new job number or visit advances it. */
async function stageAfter(tx: Db, before: ComplaintLine, after: ComplaintLine, who: { by: string; at: Date }) {
  if (after.status !== before.status) {
    if (after.status === 'Unassigned') refuseUnassigned(after)
    return after.status
  }
  const isSame = impliedStage(before) === impliedStage(after)
  return isSame || isClosed(after.status) ? after.status : advanceStage(tx, after, who)
}

/** A first job number entered by hand counts as the dispatch. */
async function logJobNumber(
  tx: Db,
  before: ComplaintLine,
  { id, job_no }: ComplaintLine,
  who: { by_name: string; at: Date },
): Promise<void> {
  if (before.job_no !== null || job_no === null) return
  await recordActivity(tx, { complaint_id: id, kind: 'dispatched', text: job_no, ...who })
}

function statusOf(told: string): ComplaintStatus {
  const status = canonicalStatus(told)
  if (!status) throw new Invalid({ status: m.complaints_no_status({ name: told }) })
  return status
}

/** The columns of the given texts; blank ones are ignored. */
function textsOf(form: Texts, before: ComplaintLine) {
  // A remark that comes back as stored is unchanged, whatever sanitising would do to it today.
  const isSame = isSameText(form.problem_description, before.problem_description)
  const remark = isSame ? '' : cleanRichText(form.problem_description ?? '')
  const given = {
    model_name: form.model_name,
    model_num: form.model_num,
    serial_number: form.serial_number,
    problem_type: form.problem_type,
    problem_description: isBlankRichText(remark) ? '' : remark,
    purchase_date: form.purchase_date,
    customer_name: form.customerName,
    customer_contact: form.customerContact,
    customer_address: form.customerAddress,
    email: form.email,
  }
  // Only the columns listed above.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value)) as Updateable<Complaint>
}

type AskedPlace = Pick<ComplaintEdit, 'zone' | 'area' | 'district' | 'local_level' | 'ward'>

/**
 * The place as staff now know it: the district with its local level and ward, or zone and area alone, from which the
 * district follows where that is certain. Another zone has other areas, so the area is then the given one, or empty.
 */
async function placeOf(
  tx: Db,
  { district, local_level, ward, ...listed }: AskedPlace,
  before: ComplaintLine,
): Promise<Partial<NamedPlace & ReturnType<typeof typedPlace>>> {
  const named = district ? checkedPlace({ district, local_level, ward }) : undefined
  const zone = listed.zone || (named && named.district !== before.district ? zoneOf(named.district) : before.zone)
  if (!named && !listed.zone && !listed.area) return {}
  const isSameZone = zone.toUpperCase() === before.zone.toUpperCase()
  const place = typedPlace(zone, listed.area || (isSameZone ? before.area : ''))
  if (named) return { ...place, ...named }
  if (place.zone === before.zone && place.area === before.area) return place
  const certain = certainDistrict(place, await districtOfCustomer(tx, before.customer_id))
  return certain === before.district ? place : { ...place, district: certain, local_level: '', ward: null }
}

const districtOfCustomer = async (tx: Db, id: number): Promise<string> =>
  (await tx.selectFrom('account').select('district').where('id', '=', id).executeTakeFirstOrThrow()).district

/** A complaint that nobody has assigned follows its place to another service centre. */
async function movedPlace(tx: Db, form: AskedPlace, before: ComplaintLine) {
  const place = await placeOf(tx, form, before)
  const { zone = before.zone, district = before.district } = place
  if ((zone === before.zone && district === before.district) || before.centre_chosen) return place
  const centre = await centreFor(tx, { zone, district, customer_id: before.customer_id })
  return { ...place, centre_id: centre?.id ?? null }
}

interface Papers {
  damage?: StoredFile | undefined
  warranty?: StoredFile | undefined
  video?: StoredFile | undefined
}

/** Inserts rows for new documents. Returns their columns and ids. */
const addPapers = async (tx: Db, { damage, warranty, video }: Papers) => ({
  ...(damage && { damaged_image_id: await insertFile(tx, damage) }),
  ...(warranty && { warranty_image_id: await insertFile(tx, warranty) }),
  ...(video && { damaged_video_id: await insertFile(tx, video) }),
})

const PAPERS = ['damaged_image_id', 'warranty_image_id', 'damaged_video_id'] as const

const removeReplaced = ({ jobs }: Services, tx: Db, before: ComplaintLine, after: ComplaintLine) =>
  removeFiles(
    tx,
    jobs,
    PAPERS.map((column) => (before[column] === after[column] ? null : before[column])),
  )

/** A job number or a serial number that is taken is refused at its field. */
async function refusingByName<T>(
  { db }: Services,
  user: Caller,
  { job_no: jobNo, serial_number: serial }: Texts,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await namingTheHolder(db, user, serial, work)
  } catch (error) {
    if (!isUniqueViolation(error, 'complaint_job_no')) throw error
    const message = m.complaints_another_complaint_job_number({ job: jobNo ?? '' })
    throw new Problem(409, 'job_number_taken', message, { errors: { job_no: message } })
  }
}
