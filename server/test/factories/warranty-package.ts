import { addWarrantyPackage } from '../../src/warranty-packages/save-warranty-package.ts'
import type { Services } from '../../src/platform/core/services.ts'
import { buildSubCategory } from './category.ts'

export interface WarrantyPackageOptions {
  subcategory?: number
  period?: string
  type?: string
  amt?: number
  offers?: string
}

/** What staff send to add a package, for a sub-category that is there. */
export const packageForm = {
  period: '12 Months',
  type: 'Gold',
  amt: 450,
  offers: '<ul><li>Motor and jars</li></ul>',
}

/** A warranty package, for a new sub-category unless one is given. Returns its id and sub-category. */
export async function buildWarrantyPackage(services: Services, { subcategory, ...form }: WarrantyPackageOptions) {
  const group = subcategory ?? (await buildSubCategory(services)).id
  const user = { id: null, role: 'system' }
  const id = await addWarrantyPackage(services, user, { ...packageForm, ...form, subcategory: group })
  return { id, subcategory: group }
}
