import { REPORT_FAULT } from 'contract/core/paths'
import { lazy, Suspense } from 'react'
import { brand } from '../../brand.tsx'
import { SiteHead } from '../../layouts/site-head.tsx'
import { SkeletonForm } from '../../ui/feedback/skeleton-form.tsx'
import type { Route } from './+types/report-fault'

// Loaded on demand: its fields and the code belong to no other page of the shop.
const Report = lazy(() => import('./report.tsx'))

/** Nothing on this page comes from the server, and a form that was refused stays as it is. */
export const shouldRevalidate = () => false

export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  (await import('./send-report.ts')).takeReport(request)

/** `/service/report`: a fault of a product that is not registered yet; the code that is asked at the end makes the account. */
export default function ReportFault({ actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-5 pt-4 pb-20 lg:pt-8">
      <SiteHead
        title="Report a fault"
        description={`Something wrong with your ${brand.name} appliance? Tell us what happens, without an account.`}
        path={REPORT_FAULT}
      />
      <Suspense fallback={<SkeletonForm label="Loading the form" fields={8} />}>
        <Report result={actionData} />
      </Suspense>
    </main>
  )
}
