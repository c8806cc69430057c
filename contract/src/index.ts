import { accounts } from './accounts.ts'
import { categories } from './categories.ts'
import { complaints } from './complaints.ts'
import { dashboard } from './dashboard.ts'
import { jobs } from './jobs.ts'
import { products } from './products.ts'
import { registrations } from './registrations.ts'

/** Every call of the product, by domain. */
export const contract = { accounts, categories, products, registrations, complaints, dashboard, jobs }
export type Contract = typeof contract
