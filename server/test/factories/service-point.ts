import { addServicePoint, type ServicePointForm } from '../../src/service-points/save-service-point.ts'
import type { Services } from '../../src/platform/core/services.ts'

export type ServicePointOptions = Partial<ServicePointForm>

/** What staff send to add a shop. */
export const servicePointForm = {
  kind: 'shop',
  name: 'Everest Home Appliances',
  district: 'Kaski',
  address: 'Chipledhunga, Pokhara',
  phones: '061-521000, 9856012345',
  hours: 'Sunday to Friday, 10:00 to 18:00',
} as const

const PARTS = { name_ne: '', address_ne: '', opens_at: '', closes_at: '', visits_per_window: 3 }

/** A shop or service centre. Returns its id. */
export async function buildServicePoint(services: Services, options: ServicePointOptions) {
  const form = {
    ...servicePointForm,
    phones: ['061-521000', '9856012345'],
    districts: [],
    days_off: [],
    ...PARTS,
    ...options,
  }
  return { id: await addServicePoint(services, { id: null, role: 'system' }, form) }
}
