import type { FaultReport } from 'contract/faults/endpoints'
import { fileFault } from '../complaints/file-fault.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Services } from '../platform/core/services.ts'
import { serialTaken } from '../registrations/register-product.ts'

/**
 * Opens a complaint about a fault that its customer reports. Returns the complaint's id; a repeated submission returns
 * the first one. Throws Invalid, NotFound or Conflict, with `serial_number_taken` where the product is somebody else's.
 */
export const reportFault = (services: Services, user: Caller, { photo, video, ...form }: FaultReport) =>
  fileFault({
    services,
    user,
    source: 'customer',
    form: { ...form, customer_id: user.id, damaged_image: photo, damaged_video: video },
    taken: serialTaken,
  })
