import { m } from 'contract/messages'
import type { Upload } from 'contract/core/endpoint'
import type { Profile } from 'contract/accounts/endpoints'
import type { Role } from 'contract/core/roles'
import type { CalendarChoice } from 'contract/core/dates/calendar'
import type { Gender } from 'contract/core/fields'
import { checkedPlace, leftBehind } from '../platform/core/checked-place.ts'
import { recordAudit, type AuditEntry } from '../platform/audit/audit.ts'
import { insertFile, removeFiles } from '../platform/files/file.queries.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { getProfile } from './account.queries.ts'
import { refuseBirthDate } from './birth-date.ts'

export interface ProfileChange {
  firstname?: string | undefined
  lastname?: string | undefined
  district?: string | undefined
  city?: string | undefined
  customerAddress?: string | undefined
  local_level?: string | undefined
  ward?: number | undefined
  no_local_level?: boolean | undefined
  gender?: Gender | undefined
  dob?: string | undefined
  calendar?: CalendarChoice | undefined
  summary_sms?: boolean | undefined
  image?: Upload | undefined
}

/** Updates the fields that were sent. Staff change their name, gender, calendar, picture and whether a summary comes by SMS. */
export async function updateProfile(services: Services, user: Caller, change: ProfileChange): Promise<Profile> {
  const { image, customerAddress, local_level, ward, no_local_level, summary_sms, ...rest } = change
  if (change.dob) refuseBirthDate(services.clock, change.dob)
  const columns = given(
    user.role === 'customer'
      ? { ...rest, customer_address: customerAddress }
      : {
          firstname: rest.firstname,
          lastname: rest.lastname,
          gender: rest.gender,
          calendar: rest.calendar,
          summary_sms,
        },
  )
  await services.files.storing(image ? [image] : [], 'public', (stored) =>
    services.db.transaction().execute(async (tx) => {
      const before = await tx
        .selectFrom('account')
        .where('id', '=', user.id)
        .selectAll()
        .forUpdate()
        .executeTakeFirstOrThrow(gone)
      const picture = stored[0] && { image_id: await insertFile(tx, stored[0]) }
      const place =
        user.role === 'customer' && placeOf(before, { district: rest.district, local_level, ward, no_local_level })
      const set = { ...columns, ...place, ...picture }
      if (Object.keys(set).length === 0) return
      const after = await tx
        .updateTable('account')
        .set(set)
        .where('id', '=', user.id)
        .returningAll()
        .executeTakeFirstOrThrow(gone)
      if (picture && before.image_id) await removeFiles(tx, services.jobs, [before.image_id])
      await auditStaff(tx, user, { before, after, at: services.clock.now() })
    }),
  )
  return getProfile(services.db, services.files, user.id, services)
}

type Place = Pick<ProfileChange, 'district' | 'local_level' | 'ward' | 'no_local_level'>

/** What becomes of local level and ward: the one that was sent, checked, or none where only the district is another now. Throws Invalid. */
function placeOf(
  before: { district: string; local_level: string },
  { district, local_level, ward, no_local_level }: Place,
) {
  if (no_local_level) return { local_level: '', ward: null }
  if (local_level === undefined && ward === undefined) return leftBehind(before, { district })
  return checkedPlace({ district: district ?? before.district, local_level: local_level ?? before.local_level, ward })
}

async function auditStaff(
  tx: Services['db'],
  user: { id: number; role: Role },
  change: Pick<AuditEntry, 'before' | 'after' | 'at'>,
) {
  if (user.role === 'customer') return
  await recordAudit(tx, {
    actor: user,
    action: 'profile.update',
    subject: { table: 'account', id: user.id },
    ...change,
  })
}

const given = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>

/** Deleted since the session was checked. */
const gone = () => new NotFound(m.core_no_account())
