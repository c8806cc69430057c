import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { accountRoutes } from './accounts/account.routes.ts'
import { activityRoutes } from './activity/activity.routes.ts'
import { alarmRoutes } from './alarms/alarm.routes.ts'
import { apiKeyRoutes } from './api-keys/api-key.routes.ts'
import { backupRoutes } from './backup/backup.routes.ts'
import { campaignRoutes } from './campaigns/campaign.routes.ts'
import { catalogueRoutes } from './catalogues/catalogue.routes.ts'
import { categoryRoutes } from './categories/category.routes.ts'
import { happyCallRoutes } from './complaints/happy-calls/happy-call.routes.ts'
import { estimateRoutes } from './complaints/estimates/estimate.routes.ts'
import { paymentRoutes } from './complaints/payments/payment.routes.ts'
import { visitReportRoutes } from './complaints/visit-reports/visit-report.routes.ts'
import { complaintRoutes } from './complaints/complaint.routes.ts'
import { customerNoteRoutes } from './customer-notes/customer-note.routes.ts'
import { customerRoutes } from './customers/customer.routes.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { deadEndRoutes } from './dead-ends/dead-end.routes.ts'
import { deletionRoutes } from './deletions/deletion.routes.ts'
import { enquiryRoutes } from './enquiries/enquiry.routes.ts'
import { fileRoutes } from './platform/files/file.routes.ts'
import { endConnectionsWhenLeaving } from './platform/http/leaving.ts'
import { handleErrors, routeNotFound } from './platform/http/error-handler.ts'
import { healthRoutes } from './platform/http/health.routes.ts'
import { loggedPath } from './platform/http/logged-path.ts'
import { metricsRoutes } from './platform/http/metrics.routes.ts'
import { openApiRoutes } from './platform/http/openapi.routes.ts'
import type { PublicRead } from './platform/http/public-reads.ts'
import { shedUnderPressure } from './platform/http/pressure.ts'
import { readJson } from './platform/http/read-json.ts'
import { refuseSlowBodies } from './platform/http/slow-bodies.ts'
import { refuseOtherSites } from './platform/http/other-sites.ts'
import { requestIds } from './platform/http/request-id.ts'
import { sendUsualHeaders } from './platform/http/usual-headers.ts'
import { preferenceRoutes } from './preferences/preference.routes.ts'
import { quotationRoutes } from './quotations/quotation.routes.ts'
import { missedSearchRoutes } from './missed-searches/missed-search.routes.ts'
import { registrationRoutes } from './registrations/registration.routes.ts'
import { jobRoutes } from './platform/jobs/job.routes.ts'
import { productRoutes } from './products/product.routes.ts'
import { personalisationRoutes } from './personalisations/personalisation.routes.ts'
import { historyRoutes } from './history/history.routes.ts'
import { cannedAnswerRoutes } from './canned-answers/canned-answer.routes.ts'
import { engineerRoutes } from './engineers/engineer.routes.ts'
import { partRoutes } from './parts/part.routes.ts'
import { partRequestRoutes } from './parts/requests/request.routes.ts'
import { factorRoutes } from './factors/factor.routes.ts'
import { fieldRoutes } from './field/field.routes.ts'
import { faultRoutes } from './faults/fault.routes.ts'
import { firstStartRoutes } from './first-start/first-start.routes.ts'
import { languageOf } from './platform/http/page-language.ts'
import { speaking } from './platform/core/speaking.ts'
import { finderRoutes } from './finder/finder.routes.ts'
import { savedViewRoutes } from './saved-views/saved-view.routes.ts'
import { reviewRoutes } from './reviews/review.routes.ts'
import { extensionRoutes } from './extensions/extension.routes.ts'
import { customerTextRoutes } from './customer-texts/customer-text.routes.ts'
import { websitePageRoutes } from './website-pages/website-page.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { servicePointRoutes } from './service-points/service-point.routes.ts'
import { serviceFigureRoutes } from './service-figures/service-figures.routes.ts'
import { sessionRoutes } from './platform/sessions/session.routes.ts'
import { noticeRoutes } from './notices/notice.routes.ts'
import { uploadRoutes } from './platform/uploads/upload.routes.ts'
import type { Services } from './platform/core/services.ts'
import { systemRoutes } from './system/system.routes.ts'
import { singleSignOnRoutes } from './single-sign-on/single-sign-on.routes.ts'
import { unitRoutes } from './units/unit.routes.ts'
import { earlierClientRoutes } from './earlier-client/earlier-client.routes.ts'
import { userRoutes } from './users/user.routes.ts'
import { webhookRoutes } from './webhooks/webhook.routes.ts'
import { warrantyPackageRoutes } from './warranty-packages/warranty-package.routes.ts'
import { searchEngineRoutes } from './website/search-engine.routes.ts'

export interface AppOptions {
  /** handles every other address as a page of the website; tests of the API go without */
  website?: (app: FastifyInstance, services: Services) => void | Promise<void>
  /** as in the configuration, unless given; tests turn it off, because they share two cores */
  shedAfterMs?: number
  /** grace period after start in which nothing is shed */
  settleMs?: number
}

const SLICES = [
  accountRoutes,
  categoryRoutes,
  productRoutes,
  systemRoutes,
  unitRoutes,
  catalogueRoutes,
  registrationRoutes,
  campaignRoutes,
  factorRoutes,
  faultRoutes,
  fieldRoutes,
  missedSearchRoutes,
  complaintRoutes,
  visitReportRoutes,
  happyCallRoutes,
  estimateRoutes,
  paymentRoutes,
  quotationRoutes,
  warrantyPackageRoutes,
  customerRoutes,
  customerNoteRoutes,
  userRoutes,
  earlierClientRoutes,
  enquiryRoutes,
  dashboardRoutes,
  serviceFigureRoutes,
  jobRoutes,
  alarmRoutes,
  activityRoutes,
  apiKeyRoutes,
  backupRoutes,
  personalisationRoutes,
  historyRoutes,
  finderRoutes,
  savedViewRoutes,
  reviewRoutes,
  extensionRoutes,
  sessionRoutes,
  noticeRoutes,
  preferenceRoutes,
  uploadRoutes,
  deadEndRoutes,
  servicePointRoutes,
  engineerRoutes,
  partRoutes,
  partRequestRoutes,
  cannedAnswerRoutes,
  settingsRoutes,
  customerTextRoutes,
  websitePageRoutes,
  webhookRoutes,
  firstStartRoutes,
  singleSignOnRoutes,
  deletionRoutes,
]

/** The whole application over its services, ready to listen or to be called in process. */
export async function buildApp(
  services: Services,
  { website, shedAfterMs = services.config.shedAfterMs, settleMs = 2000 }: AppOptions = {},
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(services.config.trustProxy),
    trustProxy: services.config.trustProxy.length > 0 ? services.config.trustProxy : false,
    bodyLimit: 1024 * 1024,
    requestTimeout: 300_000,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  })
  app.decorate('publicReads', new Map<string, PublicRead>())
  app.decorateRequest('standing', undefined)
  endConnectionsWhenLeaving(app)
  handleErrors(app)
  app.addHook('onRequest', (request, _reply, done) => speaking(languageOf(request), done))
  readJson(app)
  sendUsualHeaders(app, { https: services.config.publicUrl.startsWith('https:') })
  await app.register(cookie)
  await shedUnderPressure(app, { shedAfterMs, settleMs, queue: services.database.pool })
  app.addHook('onRequest', refuseOtherSites)
  refuseSlowBodies(app)
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })

  metricsRoutes(app, services)
  healthRoutes(app, services)
  openApiRoutes(app)
  fileRoutes(app, services)
  searchEngineRoutes(app, services)
  await app.register(async (api) => {
    for (const addRoutes of SLICES) addRoutes(api, services)
  })
  app.all('/api/*', routeNotFound)
  app.setNotFoundHandler(routeNotFound)
  await website?.(app, services)
  return app
}
