import { m } from 'contract/messages'
import { RESTORABLE_SUBJECTS, type RestorableSubject } from 'contract/activity/words'
import { restoreAnswer } from '../canned-answers/delete-answers.ts'
import { restoreCategory } from '../categories/delete-categories.ts'
import { restoreSubCategory } from '../categories/delete-sub-categories.ts'
import type { Caller } from '../platform/core/caller.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import { restoreRedirect } from '../dead-ends/restore-redirect.ts'
import type { Restoration } from '../platform/deletions/define-restoration.ts'
import { restoreEnquiry } from '../enquiries/delete-enquiries.ts'
import { restoreServicePoint } from '../service-points/delete-service-points.ts'
import type { Services } from '../platform/core/services.ts'
import { restoreWarrantyPackage } from '../warranty-packages/delete-warranty-packages.ts'
import { isRestorable } from './restorable.ts'

const RESTORATIONS: Record<RestorableSubject, Restoration> = {
  category: restoreCategory,
  sub_category: restoreSubCategory,
  warranty_package: restoreWarrantyPackage,
  service_point: restoreServicePoint,
  canned_answer: restoreAnswer,
  redirect: restoreRedirect,
  enquiry: restoreEnquiry,
}

/** Restores the records deleted by this log entry. Throws NotFound, or Conflict where it cannot come back. */
export async function restoreRecord(services: Services, user: Caller, id: number): Promise<void> {
  const { db, clock } = services
  const entry = await db
    .selectFrom('audit')
    .where('audit.id', '=', id)
    .select(['subject', 'before', isRestorable(clock.now()).as('restorable')])
    .executeTakeFirst()
  if (!entry) throw new NotFound(m.activity_entry_not_found())
  const subject = RESTORABLE_SUBJECTS.find((one) => one === entry.subject)
  if (!entry.restorable || !subject) throw new Conflict(m.activity_cannot_restored_no_longer())
  await RESTORATIONS[subject](services, user, entry.before as Parameters<Restoration>[2])
}
