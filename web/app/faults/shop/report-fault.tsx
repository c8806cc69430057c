import { REPORT_FAULT } from 'contract/core/paths'
import { brand } from '../../brand/brand.tsx'
import { SiteHead } from '../../seo/site-head.tsx'
import type { Route } from './+types/report-fault'
import { Report } from './report.tsx'
import { takeReport } from './send-report.ts'
import { m } from '#messages'

/** The page loads nothing from the server, and a refused form stays as it is. */
export const shouldRevalidate = () => false

export const clientAction = ({ request }: Route.ClientActionArgs) => takeReport(request)

/** `/service/report`: reports a fault of an unregistered product. Verifying the number at the end creates the account. */
export default function ReportFault({ actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-5 pt-4 pb-20 lg:pt-8">
      <SiteHead
        title={m.faults_title()}
        description={m.faults_description({ brand: brand.name })}
        path={REPORT_FAULT}
      />
      <Report result={actionData} />
    </main>
  )
}
