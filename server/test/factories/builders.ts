import type { Services } from '../../src/platform/core/services.ts'
import { buildAdmin, buildCustomer, type PersonOptions, type TestAccount } from './account.ts'
import { buildApiKey, type ApiKeyOptions } from './api-key.ts'
import { buildCategory, buildSubCategory, type CategoryOptions, type SubCategoryOptions } from './category.ts'
import { buildEngineer, type EngineerOptions } from './engineer.ts'
import { buildPartRequest, type PartRequestOptions } from './part-request.ts'
import { buildPart, type PartOptions } from './part.ts'
import { buildProduct, type ProductOptions } from './product.ts'
import { buildServicePoint, type ServicePointOptions } from './service-point.ts'
import { buildUnit, type UnitOptions } from './unit.ts'
import { buildWarrantyPackage, type WarrantyPackageOptions } from './warranty-package.ts'

export type { TestAccount } from './account.ts'

/** Makes rows for a test. What has photographs is made through its service: `buildRegistration`, `buildComplaint`. */
export const buildersOf = (services: Services) => ({
  customer: (options: PersonOptions = {}) => buildCustomer(services, options),
  admin: (options: PersonOptions = {}) => buildAdmin(services, options),
  apiKey: (owner: TestAccount, options: ApiKeyOptions = {}) => buildApiKey(services, owner, options),
  category: (options: CategoryOptions = {}) => buildCategory(services, options),
  subCategory: (options: SubCategoryOptions = {}) => buildSubCategory(services, options),
  product: (options: ProductOptions = {}) => buildProduct(services, options),
  unit: (options: UnitOptions = {}) => buildUnit(services, options),
  engineer: (options: EngineerOptions = {}) => buildEngineer(services, options),
  part: (options: PartOptions = {}) => buildPart(services, options),
  partRequest: (options: PartRequestOptions) => buildPartRequest(services, options),
  servicePoint: (options: ServicePointOptions = {}) => buildServicePoint(services, options),
  warrantyPackage: (options: WarrantyPackageOptions = {}) => buildWarrantyPackage(services, options),
})
export type Builders = ReturnType<typeof buildersOf>
