import type { Services } from '../../src/services.ts'
import { buildAdmin, buildCustomer, type PersonOptions } from './account.ts'

export type { TestAccount } from './account.ts'

/** Makes rows for a test, through the product's own functions. */
export const buildersOf = (services: Services) => ({
  customer: (options: PersonOptions = {}) => buildCustomer(services, options),
  admin: (options: PersonOptions = {}) => buildAdmin(services, options),
})
export type Builders = ReturnType<typeof buildersOf>
