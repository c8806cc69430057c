import type { PageHandle } from 'contract/core/page'
import { Outlet, useMatches, useNavigation } from 'react-router'
import { apiContext } from '../api/context.ts'
import '../offline/install-prompt.ts'
import { OfflinePages } from './offline-pages.ts'
import type { Route } from './+types/site-layout'
import { BottomBar } from './bottom-bar.tsx'
import { PortalFooter } from './portal-footer.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { m } from '#messages'

/** Footer data and the public origin, the same for every visitor. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).categories.listPublic()
  return {
    categories: data.map(({ id, name }) => ({ id, name })),
    origin: new URL(request.url).origin,
    year: new Date().getFullYear(),
  }
}

export const shouldRevalidate = () => false

/** The frame of shop and portal. */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const isShop = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.public)
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-white focus:px-4 focus:py-3"
      >
        {m.layouts_skip()}
      </a>
      <OfflinePages isPublic={isShop} />
      <SiteProgress />
      <SiteHeader />
      <Outlet />
      {isShop ? <SiteFooter categories={loaderData.categories} year={loaderData.year} /> : <PortalFooter />}
      <ScrollToTop />
      <BottomBar />
    </>
  )
}

/** A progress line along the top edge while the next page loads, shown within a tenth of a second. */
function SiteProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 animate-late bg-lamp [animation-delay:80ms]" />
  )
}
