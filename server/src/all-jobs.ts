import { forgetMerges } from './accounts/merging/merge.jobs.ts'
import { nightlyBackup } from './backup/backup.jobs.ts'
import { sendCampaignMessages } from './campaigns/campaign.jobs.ts'
import { makeCover } from './catalogues/catalogue.jobs.ts'
import { proposeCentres } from './complaints/assignment/propose-centres.job.ts'
import { remindOfVisits } from './complaints/assignment/remind-of-visits.job.ts'
import { updateAllDueTimes } from './complaints/clock/update-all-due-times.job.ts'
import { expireEstimates } from './complaints/estimates/expire-estimates.job.ts'
import { tellDaySummaries } from './complaints/day-summary/day-summary.job.ts'
import { tellCompleted } from './complaints/work/tell-completed.job.ts'
import { dispatchComplaint } from './complaints/dispatch/complaint.jobs.ts'
import { sweepDeadEnds } from './dead-ends/dead-end.jobs.ts'
import { sendAnswer } from './enquiries/send-answer.job.ts'
import { makeVariants, removeObjects, sweepObjects } from './platform/files/file.jobs.ts'
import { sendMail } from './platform/gateways/mail.job.ts'
import { sendSms, sendSmsCode } from './platform/gateways/sms.job.ts'
import { sweepMissedSearches } from './missed-searches/missed-search.jobs.ts'
import { clearNotices } from './notices/notice.jobs.ts'
import { expireAllPoints } from './points/point.jobs.ts'
import { tellPointsByHand } from './points/points-by-hand.job.ts'
import { sweepUploads } from './platform/uploads/upload.jobs.ts'
import { remindOfQuotations } from './quotations/remind-of-quotations.job.ts'
import { remindOfBill } from './registrations/remind-of-bill.job.ts'
import { clearEvents, sendEvents } from './webhooks/webhook.jobs.ts'
import { showPage, turnBanners } from './website-pages/website-page.jobs.ts'
import type { Services } from './platform/core/services.ts'
import type { Job } from './platform/jobs/define-job.ts'

/** Every job of the product. Enqueueing one that is not listed is refused. */
export const ALL_JOBS: readonly Job<object, Services>[] = [
  clearEvents,
  clearNotices,
  dispatchComplaint,
  expireAllPoints,
  expireEstimates,
  forgetMerges,
  makeCover,
  makeVariants,
  nightlyBackup,
  remindOfBill,
  remindOfQuotations,
  remindOfVisits,
  updateAllDueTimes,
  proposeCentres,
  removeObjects,
  sendAnswer,
  sendCampaignMessages,
  sendEvents,
  sendMail,
  sendSms,
  sendSmsCode,
  showPage,
  sweepDeadEnds,
  sweepMissedSearches,
  sweepObjects,
  sweepUploads,
  tellCompleted,
  tellDaySummaries,
  tellPointsByHand,
  turnBanners,
]
