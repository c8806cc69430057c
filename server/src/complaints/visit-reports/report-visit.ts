import { may } from 'contract/core/access'
import { m } from 'contract/messages'
import type { ComplaintStatus } from 'contract/complaints/words'
import type { visitReports } from 'contract/complaints/visit-reports'
import type { Input } from 'contract/core/endpoint'
import { lockEngineer } from '../../engineers/lock-engineer.ts'
import { reachOf, type Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { Conflict, Forbidden, Invalid } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { fillInWithin, unknownOfProduct } from '../work/fill-in-product.ts'
import { namingTheHolder } from '../../registrations/fill-in-registration.ts'
import { lockRegistration } from '../../registrations/registration.queries.ts'
import { namingTheTakenUnit, replaceUnit } from '../../registrations/replace-unit.ts'
import { lockComplaint } from '../lock-complaint.ts'
import type { StoredFile } from '../../platform/files/file-rows.ts'
import { findCode, type Confirming } from './confirm-visit.ts'
import { enterReport, type ReportForm } from './enter-report.ts'

type Form = Input<typeof visitReports.add>['body']

interface Reported {
  id: number
  status: ComplaintStatus
  due: number
}

/**
 * Enters what came of a visit as staff were told, in one transaction. A serial number that was not known is filled in, and
 * the registration of an appliance that was replaced goes on with the new one. A wrong code of the customer is counted even
 * where the rest is refused. A report whose key is known is answered as before. Throws NotFound, Forbidden, Invalid, a Problem
 * 409 where the complaint is closed, was changed meanwhile, parts are too few, or the new unit is somebody's, and for a key of
 * another complaint's report, and 422 where the code is locked or there is none.
 */
export async function reportVisit(services: Services, user: Caller, id: number, given: Form): Promise<Reported> {
  const { signature: picture, ...form } = given
  const code = await findCode(services, { complaintId: id, form, key: form.key })
  const enter = (signature: StoredFile | undefined) =>
    services.db
      .transaction()
      .execute((tx) => reportWithin(services, tx, { user, id, form, confirming: { code, signature } }))
  return namingTheTakenUnit(services.db, form.new_serial_number, () =>
    namingTheHolder(services.db, user, form.serial_number, () =>
      services.files.storing({ picture }, 'private', (stored) => enter(stored.picture)),
    ),
  )
}

interface Reporting {
  user: Caller
  id: number
  form: Omit<Form, 'signature'>
  confirming: Confirming
}

async function reportWithin(
  services: Services,
  tx: Db,
  { user, id, form: { engineer_id, ...form }, confirming }: Reporting,
): Promise<Reported> {
  refuseReplacing(services, user, form)
  const engineer = await lockEngineer(tx, user, engineer_id)
  const at = services.clock.now()
  // Registrations are locked before complaints.
  const found = await unknownOfProduct(tx, id, { serial_number: form.serial_number })
  if (found) await fillInWithin({ tx, user, at }, id, found)
  const registration = form.outcome === 'replaced' ? await lockRegistrationOf(tx, id) : undefined
  const before = await lockComplaint(tx, id)
  const known = form.key === undefined ? undefined : await reportWithKey(tx, form.key, id)
  if (known) return { ...known, status: before.status }
  const { after, ...entered } = await enterReport(services, tx, {
    user,
    before,
    engineer: whoCame(engineer, before),
    reach: reachOf(user),
    form,
    confirming,
  })
  if (registration)
    await replaceUnit({ services, tx, user, at }, registration, { ...newUnitIn(form), report_id: entered.id })
  return { ...entered, status: after.status }
}

/** Whoever corrects registrations replaces appliances; the register says which unit, the note why. */
function refuseReplacing(services: Services, user: Caller, { outcome, new_serial_number, note }: ReportForm): void {
  if (outcome !== 'replaced') return
  if (!may(user, 'registrations.correct', services.granted())) throw new Forbidden(m.visits_may_not_replace())
  if (new_serial_number === undefined) throw new Invalid({ new_serial_number: m.visits_new_serial_needed() })
  if (!note) throw new Invalid({ note: m.visits_say_why_replaced() })
}

const newUnitIn = ({ new_serial_number = '', new_model_num, note = '', visited_on }: ReportForm) => ({
  serial_number: new_serial_number,
  model_num: new_model_num,
  reason: note,
  replaced_on: visited_on,
})

async function lockRegistrationOf(tx: Db, complaintId: number) {
  const complaint = await tx
    .selectFrom('complaint')
    .where('id', '=', complaintId)
    .select('registration_id')
    .executeTakeFirst()
  return complaint && lockRegistration(tx, complaint.registration_id)
}

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
