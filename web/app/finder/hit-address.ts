import type { FinderKind, Hit } from 'contract/finder'
import { complaintAddress } from '../complaints/admin-complaint-address.ts'
import { customerAddress } from '../customers/admin-customer-address.ts'
import { OFFICE } from '../office/office-menu.ts'
import { productViewAddress } from '../products/admin-product-address.ts'
import { quotationAddress } from '../quotations/admin-quotation-address.ts'
import { registrationAddress } from '../registrations/admin-registration-address.ts'
import { UNIT_LIST } from '../units/admin-unit-address.ts'

/** The screen of a thing that was found. */
export const hitAddress = (hit: Hit): string => ADDRESS[hit.kind](hit)

const ADDRESS: Record<FinderKind, (hit: Hit) => string> = {
  customer: ({ id }) => customerAddress(id),
  complaint: ({ id }) => complaintAddress(id),
  registration: ({ id }) => registrationAddress(id),
  // A unit has no screen of its own: the list shows it alone.
  unit: ({ title }) => `${UNIT_LIST}?serial_number=${encodeURIComponent(title)}`,
  product: ({ id }) => productViewAddress(id),
  quotation: ({ id }) => quotationAddress(id),
  personalisation: ({ id }) => `${OFFICE}/single/personalization-view/${id}`,
}
