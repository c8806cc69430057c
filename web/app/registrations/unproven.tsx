import { m } from '#messages'
import { Badge } from '../ui/data/badge.tsx'

/** Whether nothing can be said of the warranty: the serial number or the day of purchase is not known. */
export const isUnproven = (product: { serial_number: string; purchase_date: string }): boolean =>
  product.serial_number === '' || product.purchase_date === ''

/** That nobody has proven a warranty. */
export const UnprovenBadge = () => <Badge tone="grey">{m.registrations_unproven()}</Badge>
