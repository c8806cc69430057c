import type { SerialCheck } from 'contract/registrations/endpoints'
import type { Db } from '../platform/core/db.ts'
import { findLivingRegistration, findOpenDispute } from './registration.queries.ts'
import { findUnit } from './serial-history.queries.ts'

/** The facts about a serial number shown before it is registered; nothing about other people. */
export async function checkSerial(db: Db, customerId: number, serialNumber: string): Promise<SerialCheck> {
  const unit = await findUnit(db, serialNumber)
  const living = await findLivingRegistration(db, serialNumber)
  const whose = living?.customer_id === customerId ? 'own' : 'other'
  return {
    unit: unit ? { model_name: unit.model_name, model_num: unit.model_number } : null,
    registered: living ? whose : 'no',
    disputed: (await findOpenDispute(db, customerId, serialNumber)) !== undefined,
  }
}
