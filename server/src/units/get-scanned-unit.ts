import type { Locale } from 'contract/core/locale'
import type { ScannedUnit } from 'contract/units/endpoints'
import { today } from '../platform/core/clock.ts'
import { findProductOfUnit } from '../products/product-of-unit.ts'
import type { Services } from '../platform/core/services.ts'
import { warrantyOf } from './scanned-unit.queries.ts'
import { getUnitByToken } from './unit.queries.ts'

/** The public view of a unit by its code. Throws NotFound. */
export async function getScannedUnit(
  { db, files, clock }: Services,
  locale: Locale,
  token: string,
): Promise<ScannedUnit> {
  const { model_name, model_number, serial_number } = await getUnitByToken(db, token)
  return {
    model_name,
    model_number,
    serial_number,
    product: await findProductOfUnit(db, files, locale, { model_name, model_number }),
    warranty: await warrantyOf(db, serial_number, today(clock)),
  }
}
