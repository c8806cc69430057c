import type { FinderKind } from 'contract/finder/words'
import type { Hit } from 'contract/finder/endpoints'
import { complaintAddress } from '../complaints/office/complaint-address.ts'
import { customerAddress } from '../customers/customer-address.ts'
import { OFFICE } from '../office/office-menu.ts'
import { productViewAddress } from '../products/office/product-address.ts'
import { quotationAddress } from '../quotations/office/quotation-address.ts'
import { registrationAddress } from '../registrations/office/registration-address.ts'
import { UNIT_LIST } from '../units/office/unit-address.ts'

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
