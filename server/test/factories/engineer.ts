import { addEngineer } from '../../src/engineers/save-engineer.ts'
import type { Services } from '../../src/platform/core/services.ts'
import { buildServicePoint } from './service-point.ts'

export interface EngineerOptions {
  name?: string
  phone?: string
  centre_id?: number
  skills?: number[]
  days_off?: number[]
}

let made = 0

/** An engineer, at a new service centre unless one is given. Returns id, centre and number. */
export async function buildEngineer(services: Services, options: EngineerOptions = {}) {
  // Several may be made at once.
  const nth = (made += 1)
  const centre_id =
    options.centre_id ?? (await buildServicePoint(services, { kind: 'service_centre', name: `Centre ${nth}` })).id
  const phone = options.phone ?? String(9_841_000_000 + nth)
  const form = { name: 'Ram Thapa', skills: [], days_off: [], active: true, ...options, phone, centre_id }
  return { id: await addEngineer(services, { id: null, role: 'system' }, form), centre_id, phone, name: form.name }
}
