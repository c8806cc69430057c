import {
  ENGINEER_LIST,
  EXTENSION_LIST,
  SERVICE_POINT_LIST,
  UNIT_LIST,
  complaintPath,
  customerPath,
  officeProductPath,
  partPath,
  personalisationPath,
  quotationPath,
  registrationPath,
} from 'contract/core/office-paths'
import type { FinderKind } from 'contract/finder/words'
import type { Hit } from 'contract/finder/endpoints'

/** The screen of a hit. */
export const hitAddress = (hit: Hit): string => ADDRESS[hit.kind](hit)

const ADDRESS: Record<FinderKind, (hit: Hit) => string> = {
  customer: ({ id }) => customerPath(id),
  complaint: ({ id }) => complaintPath(id),
  registration: ({ id }) => registrationPath(id),
  // A unit has no screen of its own: the list shows it alone.
  unit: ({ title }) => `${UNIT_LIST}?serial_number=${encodeURIComponent(title)}`,
  // Who may only read these has no screen of one of them.
  extension: ({ title }) => `${EXTENSION_LIST}?search=${encodeURIComponent(title)}`,
  engineer: ({ title }) => `${ENGINEER_LIST}?search=${encodeURIComponent(title)}`,
  service_point: ({ title }) => `${SERVICE_POINT_LIST}?search=${encodeURIComponent(title)}`,
  part: ({ id }) => partPath(id),
  product: ({ id }) => officeProductPath(id),
  quotation: ({ id }) => quotationPath(id),
  personalisation: ({ id }) => personalisationPath(id),
}
