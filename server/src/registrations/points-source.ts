import { canonicalSerial } from 'contract/core/texts/canonical'
import type { PointSource } from '../points/award-points.ts'

/** Points are awarded once per serial number, in any spelling; none are while it is not known. */
export const pointsSourceOf = (registration: { customer_id: number; serial_number: string }): PointSource => ({
  customerId: registration.customer_id,
  source: 'registration',
  sourceKey: canonicalSerial(registration.serial_number) || registration.serial_number.toUpperCase(),
})
