import type { PointSource } from '../points/point.service.ts'

/** Points come once a serial number. */
export const pointsSourceOf = (registration: { customer_id: number; serial_number: string }): PointSource => ({
  customerId: registration.customer_id,
  source: 'registration',
  sourceKey: registration.serial_number.toUpperCase(),
})
