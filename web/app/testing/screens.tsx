import { SAVED_VIEWS } from 'contract/core/office-paths'
import type { ComponentType, ReactNode } from 'react'
import { createRoutesStub, Outlet, useNavigate } from 'react-router'
import { ErrorBoundary as OfficeError } from '../office/screen-boundary.tsx'
import * as savedViews from '../lists/views/saved-views.tsx'
import routes from '../routes.ts'
import { Toaster } from '../ui/feedback/toast.tsx'
import { render } from './render.tsx'
import { signIn } from './session.ts'

/** What the file of a screen may export. */
interface ScreenModule {
  default: ComponentType
  clientLoader?: (args: never) => unknown
  clientAction?: (args: never) => unknown
  HydrateFallback?: ComponentType
  ErrorBoundary?: ComponentType
  shouldRevalidate?: (args: never) => boolean
}

export interface Screen extends ScreenModule {
  /** as in `routes.ts`: `/baltra-tracking-ProductDetails/:complaint_id` */
  path: string
  /** `complaints/portal/ticket.tsx` */
  file: string
  room: Room
}

/** Each room has a layout, and who is in it. */
const ROOMS = {
  office: { layout: 'layouts/office/office-layout.tsx', role: 'admin' },
  portal: { layout: 'layouts/customer-layout.tsx', role: 'customer' },
  shop: { layout: 'layouts/public-layout.tsx', role: undefined },
  account: { layout: 'accounts/sign-in/account-layout.tsx', role: undefined },
} as const
type Room = keyof typeof ROOMS

type Entry = (typeof routes)[number]
const modules = import.meta.glob<ScreenModule>(['../**/*.tsx', '!../**/*.test.tsx'])

const inAll = (entry: Entry): Entry[] => [entry, ...(entry.children ?? []).flatMap(inAll)]

/** The screens of a room, in the order of the table of routes. */
export function screensOf(room: Room): Promise<Screen[]> {
  const layout = routes.flatMap(inAll).find(({ file }) => file === ROOMS[room].layout)!
  return Promise.all(
    inAll(layout)
      .filter(({ children }) => !children)
      .map(async ({ path, file }) => ({ path: `/${path}`, file, room, ...(await modules[`../${file}`]!()) })),
  )
}

/**
 * Puts a screen into the page as its room shows it: to an administrator in the office, to a customer in the portal, to a
 * visitor elsewhere. Returns what leads to another address.
 */
export function renderRoute(screen: Screen, address: string): { go: (to: string) => Promise<void> } {
  const { role } = ROOMS[screen.room]
  if (role) signIn({ role })
  const inOffice = screen.room === 'office'
  const boundary = inOffice ? { ErrorBoundary: OfficeError as ComponentType } : {}
  let go: (to: string) => Promise<void> = async () => undefined
  const Screens = createRoutesStub([
    {
      id: FRAME,
      Component: () => {
        const navigate = useNavigate()
        go = async (to) => navigate(to)
        return inOffice ? <OfficeFrame /> : <Outlet />
      },
      loader: () => OFFICE,
      children: [
        { ...boundary, children: [routeOf(screen)] },
        { path: SAVED_VIEWS, loader: savedViews.clientLoader as never },
        { path: '*', Component: Elsewhere },
      ],
    },
  ])
  render(
    <>
      <Screens initialEntries={[address]} hydrationData={{ loaderData: { [FRAME]: OFFICE } }} />
      <Toaster />
    </>,
  )
  return { go: (to) => go(to) }
}

type StubRoute = Parameters<typeof createRoutesStub>[0][number]

const FRAME = 'layouts/office/office-layout'
const OFFICE = { role: 'admin', attention: undefined, failure: undefined, readAt: '2026-07-01T09:00:00Z' }

/** The types of a screen's arguments are its own. */
const routeOf = ({ path, clientLoader, clientAction, default: Component, ...screen }: Screen) =>
  ({
    path,
    Component,
    ...(clientLoader && { loader: clientLoader }),
    ...(clientAction && { action: clientAction }),
    ...(screen.HydrateFallback && { HydrateFallback: screen.HydrateFallback }),
    ...(screen.ErrorBoundary && { ErrorBoundary: screen.ErrorBoundary }),
    ...(screen.shouldRevalidate && { shouldRevalidate: screen.shouldRevalidate }),
  }) as StubRoute

const OfficeFrame = (): ReactNode => (
  <main id="main">
    <Outlet />
  </main>
)

const Elsewhere = () => <h1>Another screen</h1>
