import { addPart } from '../../src/parts/save-part.ts'
import type { Services } from '../../src/platform/core/services.ts'

export interface PartOptions {
  number?: string
  name?: string
  price?: number
  reorder_level?: number
  models?: number[]
}

let made = 0

/** A spare part that fits every model unless some are given. Returns id, number and name. */
export async function buildPart(services: Services, options: PartOptions = {}) {
  made += 1
  const form = {
    number: `P-${1000 + made}`,
    name: 'Carbon brush',
    price: 180,
    reorder_level: 0,
    models: [],
    ...options,
  }
  const id = await addPart(services, { id: null, role: 'system' }, { ...form, active: true })
  return { id, number: form.number, name: form.name }
}
