import { accounts } from './accounts/endpoints.ts'
import { assignments } from './complaints/assignments.ts'
import { activity } from './activity/endpoints.ts'
import { alarms } from './alarms/endpoints.ts'
import { apiKeys } from './api-keys/endpoints.ts'
import { backups } from './backups/endpoints.ts'
import { cannedAnswers } from './canned-answers/endpoints.ts'
import { catalogues } from './catalogues/endpoints.ts'
import { categories } from './categories/endpoints.ts'
import { complaintMerging } from './complaints/merging.ts'
import { complaintTags } from './complaints/tags.ts'
import { bulkMessages } from './complaints/bulk-messages.ts'
import { jobSheets } from './complaints/job-sheets.ts'
import { complaints } from './complaints/endpoints.ts'
import { happyCalls } from './complaints/happy-calls.ts'
import { estimates } from './complaints/estimates.ts'
import { payments } from './complaints/payments.ts'
import { visitMoves } from './complaints/visit-moves.ts'
import { visitReports } from './complaints/visit-reports.ts'
import { customerNotes } from './customer-notes/endpoints.ts'
import { customers } from './customers/endpoints.ts'
import { customerTexts } from './customer-texts/endpoints.ts'
import { websitePages } from './website-pages/endpoints.ts'
import { dashboard } from './dashboard/endpoints.ts'
import { campaigns } from './campaigns/endpoints.ts'
import { deadEnds } from './dead-ends/endpoints.ts'
import { deletions } from './deletions/endpoints.ts'
import { secondAddresses } from './earlier-client/endpoints.ts'
import { engineers } from './engineers/endpoints.ts'
import { enquiries } from './enquiries/endpoints.ts'
import { extensions } from './extensions/endpoints.ts'
import { factors } from './factors/endpoints.ts'
import { field } from './field/endpoints.ts'
import { faults } from './faults/endpoints.ts'
import { firstStart } from './first-start/endpoints.ts'
import { finder } from './finder/endpoints.ts'
import { history } from './history/endpoints.ts'
import { jobs } from './jobs/endpoints.ts'
import { mentions } from './complaints/mentions.ts'
import { missedSearches } from './missed-searches/endpoints.ts'
import { notices } from './notices/endpoints.ts'
import { parts } from './parts/endpoints.ts'
import { partRequests } from './parts/requests.ts'
import { partStock } from './parts/stock.ts'
import { personalisations } from './personalisations/endpoints.ts'
import { preferences } from './preferences/endpoints.ts'
import { products } from './products/endpoints.ts'
import { quotations } from './quotations/endpoints.ts'
import { registrations } from './registrations/endpoints.ts'
import { reviews } from './reviews/endpoints.ts'
import { savedViews } from './saved-views/endpoints.ts'
import { serviceFigures } from './service-figures/endpoints.ts'
import { servicePoints } from './service-points/endpoints.ts'
import { singleSignOn } from './single-sign-on/endpoints.ts'
import { settings } from './settings/endpoints.ts'
import { sessions } from './sessions/endpoints.ts'
import { system } from './system/endpoints.ts'
import { units } from './units/endpoints.ts'
import { uploads } from './uploads/endpoints.ts'
import { users } from './users/endpoints.ts'
import { webhooks } from './webhooks/endpoints.ts'
import { warrantyPackages } from './warranty-packages/endpoints.ts'

/** Every call of the product, by domain. */
export const contract = {
  accounts,
  categories,
  products: { ...products, ...secondAddresses.products },
  system,
  units,
  catalogues,
  registrations,
  campaigns,
  complaints: { ...complaints, ...secondAddresses.complaints },
  quotations,
  warrantyPackages,
  customers,
  customerNotes,
  users: { ...users, ...secondAddresses.users },
  enquiries,
  dashboard,
  jobs,
  activity,
  alarms,
  apiKeys,
  backups,
  parts,
  partRequests,
  partStock,
  personalisations,
  history,
  finder,
  savedViews,
  reviews,
  extensions,
  sessions,
  factors,
  notices,
  preferences,
  uploads,
  deadEnds,
  deletions,
  servicePoints,
  serviceFigures,
  engineers,
  cannedAnswers,
  customerTexts,
  websitePages,
  assignments,
  mentions,
  complaintMerging,
  complaintTags,
  bulkMessages,
  jobSheets,
  visitMoves,
  visitReports,
  happyCalls,
  estimates,
  payments,
  settings,
  faults,
  field,
  missedSearches,
  firstStart,
  webhooks,
  singleSignOn,
}
export type Contract = typeof contract
