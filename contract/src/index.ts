import { accounts } from './accounts.ts'
import { alarms } from './alarms.ts'
import { catalogues } from './catalogues.ts'
import { categories } from './categories.ts'
import { complaints } from './complaints.ts'
import { customers } from './customers.ts'
import { dashboard } from './dashboard.ts'
import { deadEnds } from './dead-ends.ts'
import { deletions } from './deletions.ts'
import { enquiries } from './enquiries.ts'
import { extensions } from './extensions.ts'
import { finder } from './finder.ts'
import { history } from './history.ts'
import { jobs } from './jobs.ts'
import { notices } from './notices.ts'
import { personalisations } from './personalisations.ts'
import { products } from './products.ts'
import { quotations } from './quotations.ts'
import { registrations } from './registrations.ts'
import { reviews } from './reviews.ts'
import { savedViews } from './saved-views.ts'
import { sessions } from './sessions.ts'
import { units } from './units.ts'
import { uploads } from './uploads.ts'
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
  alarms,
  personalisations,
  history,
  finder,
  savedViews,
  reviews,
  extensions,
  sessions,
  notices,
  uploads,
  deadEnds,
  deletions,
}
export type Contract = typeof contract
