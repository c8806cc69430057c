import { accounts } from './accounts.ts'
import { catalogues } from './catalogues.ts'
import { categories } from './categories.ts'
import { complaints } from './complaints.ts'
import { dashboard } from './dashboard.ts'
import { jobs } from './jobs.ts'
import { products } from './products.ts'
import { registrations } from './registrations.ts'
import { units } from './units.ts'

/** Every call of the product, by domain. */
export const contract = {
  accounts,
  categories,
  products,
  units,
  catalogues,
  registrations,
  complaints,
  dashboard,
  jobs,
}
export type Contract = typeof contract
