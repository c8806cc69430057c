import type { Selectable } from 'kysely'
import type { ApprovalTerms } from 'contract/registrations/endpoints'
import type { Db } from '../../core/db.ts'
import { NotFound } from '../../core/problems.ts'
import type { Registration } from '../../core/schema.ts'
import { expiryWithExtension } from '../../extensions/ending.ts'
import { pointsDue } from '../../points/award-points.ts'
import { findLivingLot } from '../../points/point.queries.ts'
import { findProductByModel } from '../../products/product-of-model.ts'
import { USUAL_WARRANTY_MONTHS } from '../../products/warranty-months.ts'
import { isApproved } from 'contract/registrations/words'
import { pointsSourceOf } from '../points-source.ts'
import { monthsLater } from '../warranty.ts'

type Row = Selectable<Registration>

/**
 * What approving a registration now would come to, with months that staff chose or the product's own. One that is
 * approved keeps its points, and its warranty unless months are chosen. Throws NotFound.
 */
export async function approvalTermsOf(db: Db, id: number, months?: number): Promise<ApprovalTerms> {
  const row = await db.selectFrom('registration').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('Registration not found')
  return isApproved(row.status) ? keptTerms(db, row, months) : newTerms(db, row, months)
}

/** The months of a new warranty: what staff say, else the product, else the usual ones. */
export const monthsOf = (product: { warranty_months: number } | undefined, months: number | undefined): number =>
  months ?? product?.warranty_months ?? USUAL_WARRANTY_MONTHS

async function newTerms(db: Db, row: Row, months: number | undefined): Promise<ApprovalTerms> {
  const product = await findProductByModel(db, row.model_num)
  const warranty_months = monthsOf(product, months)
  return {
    warranty_months,
    warranty_expiry: monthsLater(row.purchase_date, warranty_months),
    points: await pointsDue(db, pointsSourceOf(row), product?.reward_points ?? 0, {
      // A dispute is approved only once the award of the other registration was taken back.
      despiteAward: row.is_disputed && row.is_duplicate,
    }),
  }
}

async function keptTerms(db: Db, row: Row, months: number | undefined): Promise<ApprovalTerms> {
  const lot = await findLivingLot(db, pointsSourceOf(row), row.id)
  const changed = months === undefined ? undefined : monthsLater(row.purchase_date, months)
  return {
    warranty_months: months ?? row.warranty_months,
    warranty_expiry: changed ? await expiryWithExtension(db, row.id, changed) : (row.warranty_expiry ?? ''),
    points: lot?.points ?? 0,
  }
}
