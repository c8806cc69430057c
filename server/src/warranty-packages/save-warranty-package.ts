import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import { PACKAGE_MESSAGES } from 'contract/warranty-packages/words'
import { warrantyPackage, type warrantyPackages } from 'contract/warranty-packages/endpoints'
import { recordAudit, type AuditEntry } from '../platform/audit/audit.ts'
import { differing } from '../platform/database/differing.ts'
import { isForeignKeyViolation } from '../platform/database/errors.ts'
import { completed, refuseOldVersion } from '../platform/database/version.ts'
import { Invalid, NotFound } from '../platform/core/problems.ts'
import { isBlankRichText, isSameText } from '../platform/core/rich-text.ts'
import { storedNepali, storedText } from '../products/product-texts.ts'
import { durationsIn } from 'contract/products/warranty-text'
import { lockRows } from '../platform/database/lock-rows.ts'
import type { Services } from '../platform/core/services.ts'
import { getWarrantyPackage } from './warranty-package.queries.ts'

export type PackageForm = Input<typeof warrantyPackages.add>['body']

type PackageChanges = Input<typeof warrantyPackages.update>['body']

export type Actor = AuditEntry['actor']

const LONGEST_MONTHS = 600

/** Adds a warranty package. Returns its id. Throws Invalid. */
export async function addWarrantyPackage({ db, clock }: Services, user: Actor, form: PackageForm): Promise<number> {
  const values = columnsOf(form)
  return inWords(() =>
    db.transaction().execute(async (tx) => {
      const at = clock.now()
      const after = await tx
        .insertInto('warranty_package')
        .values({ ...values, created_at: at })
        .returningAll()
        .executeTakeFirstOrThrow()
      const subject = { table: 'warranty_package', id: after.id }
      await recordAudit(tx, { actor: user, action: 'warranty_package.add', subject, after, at })
      return after.id
    }),
  )
}

/** Updates what differs in a warranty package. Throws NotFound, ChangedMeanwhile or Invalid. */
export async function updateWarrantyPackage(
  { db, clock }: Services,
  user: Actor,
  id: number,
  form: PackageChanges,
): Promise<void> {
  await inWords(() =>
    db.transaction().execute(async (tx) => {
      const [before] = await lockRows(tx, 'warranty_package', [id])
      if (!before) throw new NotFound(m.warranty_packages_warranty_package_not_found())
      await refuseOldVersion(form, before, { schema: warrantyPackage, read: () => getWarrantyPackage(tx, id) })
      const { sub_category_id: subcategory, period, type, amt, type_ne } = before
      const columns = columnsOf(completed(form, { subcategory, period, type, amt, type_ne }))
      // A text that comes back as stored is unchanged, whatever sanitising would do to it today.
      const isKept = (name: 'offers' | 'offers_ne') => form[name] === undefined || isSameText(form[name], before[name])
      const set = differing(before, {
        ...columns,
        ...(isKept('offers') && { offers: before.offers }),
        ...(isKept('offers_ne') && { offers_ne: before.offers_ne }),
      })
      if (!set) return
      const after = await tx
        .updateTable('warranty_package')
        .set(set)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      const subject = { table: 'warranty_package', id }
      const at = clock.now()
      await recordAudit(tx, { actor: user, action: 'warranty_package.edit', subject, before, after, at })
    }),
  )
}

/** A form as stored. Throws Invalid for what cannot be parsed. */
export function columnsOf({ subcategory, period, type, amt, offers: html, type_ne = '', offers_ne = '' }: PackageForm) {
  const [months] = durationsIn(period)
  const isUnderstood = months !== undefined && months >= 1 && months <= LONGEST_MONTHS
  // Offers lose their paragraphs, as specifications do.
  const offers = storedText('specification', html ?? '')
  const isBlank = html !== undefined && isBlankRichText(offers)
  if (!isUnderstood || isBlank)
    throw new Invalid({
      ...(!isUnderstood && { period: PACKAGE_MESSAGES.period() }),
      ...(isBlank && { offers: PACKAGE_MESSAGES.offers() }),
    })
  const nepali = { type_ne, offers_ne: storedNepali('specification', offers_ne) }
  return { sub_category_id: subcategory, period, months, type, amt, offers, ...nepali }
}

/** Turns constraint violations into field errors. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isForeignKeyViolation(error, 'warranty_package_sub_category_id_fkey')) throw error
    throw new Invalid({ subcategory: m.core_sub_category_no_longer_exists() })
  }
}
