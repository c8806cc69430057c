import { m } from 'contract/messages'
import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import type { ApprovalTerms } from 'contract/registrations/endpoints'
import type { Db } from '../../platform/core/db.ts'
import { NotFound } from '../../platform/core/problems.ts'
import type { Registration } from '../../platform/core/schema.ts'
import { expiryWithExtension } from '../../extensions/ending.ts'
import { pointsDue } from '../../points/award-points.ts'
import { findLivingLot } from '../../points/point.queries.ts'
import { findProductByModel } from '../../products/product-of-model.ts'
import { isApproved, type PromiseChoice } from 'contract/registrations/words'
import { pointsSourceOf } from '../points-source.ts'
import { approved, isProven } from '../proven.ts'
import { termsOf } from '../promise.ts'
import { monthsLater } from '../warranty.ts'

type Row = Selectable<Registration>

interface Choice {
  /** that staff typed */
  months?: number | undefined
  terms?: PromiseChoice | undefined
}

/**
 * What approving a registration now would come to, with months that staff chose or those that were promised. One that
 * is approved keeps its points, and its warranty unless months are chosen. Throws NotFound.
 */
export async function approvalTermsOf(db: Db, id: number, choice: Choice = {}): Promise<ApprovalTerms> {
  const row = await getRow(db, id)
  return isApproved(row.status) ? keptTerms(db, row, choice.months) : newTerms(db, row, choice)
}

/** The same by what was promised and, where that comes to something else, by today's catalogue. Throws NotFound. */
export async function bothTermsOf(db: Db, id: number): Promise<{ promised: ApprovalTerms; now: ApprovalTerms | null }> {
  const row = await getRow(db, id)
  if (isApproved(row.status)) return { promised: await keptTerms(db, row, undefined), now: null }
  const promised = await newTerms(db, row, {})
  const now = await newTerms(db, row, { terms: 'current' })
  return { promised, now: isDeepStrictEqual(now, promised) ? null : now }
}

async function getRow(db: Db, id: number): Promise<Row> {
  const row = await db.selectFrom('registration').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.core_registration_not_found())
  return row
}

async function newTerms(db: Db, row: Row, { months, terms }: Choice): Promise<ApprovalTerms> {
  const due = termsOf(row, await findProductByModel(db, row.model_num), terms)
  const warranty_months = months ?? due.months
  // Nothing follows from a day or a number that nobody knows.
  if (!isProven(row)) return { warranty_months, warranty_expiry: '', points: 0 }
  return {
    warranty_months,
    warranty_expiry: monthsLater(row.purchase_date, warranty_months),
    points: await pointsDue(db, pointsSourceOf(row), due.points, {
      // A dispute is approved only once the award of the other registration was taken back.
      despiteAward: row.is_disputed && row.is_duplicate,
    }),
  }
}

async function keptTerms(db: Db, kept: Row, months: number | undefined): Promise<ApprovalTerms> {
  const row = approved(kept)
  const lot = await findLivingLot(db, pointsSourceOf(row), row.id)
  const changed = months === undefined ? undefined : monthsLater(row.purchase_date, months)
  return {
    warranty_months: months ?? row.warranty_months,
    warranty_expiry: changed ? await expiryWithExtension(db, row.id, changed) : (row.warranty_expiry ?? ''),
    points: lot?.points ?? 0,
  }
}
