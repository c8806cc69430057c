import { REGISTER_PRODUCT, SERVICE, WARRANTY_CHECK } from 'contract/core/paths'
import { nearestOf } from 'contract/core/near-districts'
import type { PageHandle } from 'contract/core/page'
import { SERVICE_POINT_KINDS } from 'contract/service-points/words'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { api } from '../../api/client.ts'
import { brand } from '../../brand/brand.tsx'
import { apiContext } from '../../api/context.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { SiteHead } from '../../seo/site-head.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import type { Route } from './+types/service'
import { CallUs } from './call-us.tsx'
import { ServicePoints } from './service-points.tsx'
import { TrackForm } from './track-form.tsx'
import { m } from '#messages'

export const handle: PageHandle = { query: ['district', 'kind'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).servicePoints.listPublic()
  const near = (kind: string) =>
    nearestOf(new Set(data.flatMap((point) => (kind === '' || point.kind === kind ? [point.district] : []))))
  return { points: data, near: Object.fromEntries(['', ...SERVICE_POINT_KINDS].map((kind) => [kind, near(kind)])) }
}

/** Another district changes the address, and nothing that the server knows. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

/** Looks up a repair and opens its tracking page. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await submit(api.complaints.findTracking, { values: valuesOf(await request.formData()) })
  return isRefusal(result) ? result : redirect(result.data.path)
}

/** `/service`: help for anyone with a broken appliance, without an account. */
export default function Service({ loaderData: { points, near }, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="mx-auto max-w-shop px-5 py-10 lg:px-10 lg:py-20">
      <SiteHead
        title={m.service_points_service()}
        description={m.service_points_description({ brand: brand.name })}
        path={SERVICE}
      />
      <div className="grid items-start gap-x-20 gap-y-8 lg:grid-cols-2">
        <div>
          <h1 className="text-title lg:text-[3.5rem]">{m.service_points_help()}</h1>
          <p className="mt-4 max-w-read text-lead text-ink-2">{m.service_points_help_text()}</p>
          <CallUs />
        </div>
        <TrackForm result={actionData} />
      </div>
      <ul className="mt-10 grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-2 lg:mt-16">
        <Way icon={ShieldCheck} title={m.service_points_check()} to={WARRANTY_CHECK} action={m.service_points_check()}>
          {m.service_points_check_text()}
        </Way>
        <Way
          icon={ClipboardCheck}
          title={m.service_points_register()}
          to={REGISTER_PRODUCT}
          action={m.service_points_register()}
        >
          {m.service_points_register_text()}
        </Way>
      </ul>
      <ServicePoints points={points} near={near} />
    </main>
  )
}

interface WayProps {
  icon: LucideIcon
  title: string
  to: string
  action: string
  children: ReactNode
}

const Way = ({ icon: Icon, title, to, action, children }: WayProps) => (
  <li className="flex flex-col bg-white p-6">
    <Icon className="size-6 text-ink-2" aria-hidden />
    <h2 className="mt-3 text-lead font-semibold">{title}</h2>
    <p className="mt-1.5 mb-5 text-sm text-ink-2">{children}</p>
    <ButtonLink to={to} variant="outline" className="mt-auto self-start max-sm:w-full">
      {action}
    </ButtonLink>
  </li>
)
