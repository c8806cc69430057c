import { accounts } from './accounts.ts'
import { catalogues } from './catalogues.ts'
import { categories } from './categories.ts'
import { complaints } from './complaints.ts'
import { customers } from './customers.ts'
import { dashboard } from './dashboard.ts'
import { enquiries } from './enquiries.ts'
import { jobs } from './jobs.ts'
import { products } from './products.ts'
import { quotations } from './quotations.ts'
import { registrations } from './registrations.ts'
import { units } from './units.ts'
import { users } from './users.ts'
import { warrantyPackages } from './warranty-packages.ts'

/** Every call of the product, by domain. */
export const contract = {
  accounts,
  categories,
  products,
  units,
  catalogues,
  registrations,
  complaints,
  quotations,
  warrantyPackages,
  customers,
  users,
  enquiries,
  dashboard,
  jobs,
}
export type Contract = typeof contract
