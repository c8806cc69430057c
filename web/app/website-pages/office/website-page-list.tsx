import type { WebsitePageLine } from 'contract/website-pages/endpoints'
import { websitePagePath } from 'contract/core/office-paths'
import { Link } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { DetailPage, DetailSkeleton } from '../../office/detail.tsx'
import { needs } from '../../session/guard.ts'
import { Card } from '../../ui/data/card.tsx'
import type { Route } from './+types/website-page-list'
import { pageName } from './page-names.ts'
import { PageState, stateText } from './page-state.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_settings() }, { text: m.pages_list() }],
}
export const clientMiddleware = [needs('settings.write')]
export const clientLoader = async () => (await api.websitePages.list()).data
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/pages` */
export default function WebsitePageList({ loaderData: pages }: Route.ComponentProps) {
  return (
    <DetailPage title={m.pages_list()}>
      <h1 className="text-heading">{m.pages_list()}</h1>
      <p className="mt-1 mb-5 max-w-read text-sm text-ink-2">{m.pages_list_text()}</p>
      <Card>
        <ul className="divide-y divide-line">
          {pages.map((page) => (
            <PageLine key={page.page} page={page} />
          ))}
        </ul>
      </Card>
    </DetailPage>
  )
}

const PageLine = ({ page }: { page: WebsitePageLine }) => (
  <li>
    <Link
      to={websitePagePath(page.page)}
      className="block px-5 py-3.5 -outline-offset-2 first:rounded-t-card last:rounded-b-card hover:bg-ground"
    >
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-sm font-medium">{pageName(page.page)}</span>
        <PageState page={page} />
      </span>
      <span className="mt-0.5 block text-xs wrap-anywhere text-ink-2">{stateText(page)}</span>
    </Link>
  </li>
)
