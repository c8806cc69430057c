import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { m } from '#messages'
import { isRefusal } from '../../forms/refusal.ts'
import { ScrollToTop } from '../scroll-to-top.tsx'
import { Enrolling } from '../../factors/enrolling.tsx'
import { FactorDue } from '../../factors/factor-due.tsx'
import { ConfirmPassword } from '../../session/confirm-password-dialog.tsx'
import { readsFaults } from '../../complaints/fault-choices.ts'
import { staffOnly } from '../../session/guard.ts'
import { DensityProvider } from '../../ui/fields/density.tsx'
import { useNarrowMenu } from './menu-width.ts'
import { readOffice, useOffice, type OfficeData } from '../../office/office-data.ts'
import { OfficeHeader } from './office-header.tsx'
import { useOfficeKeys } from '../../office/office-keys.ts'
import { OfficeSide } from './office-side.tsx'
import { PrintHead } from './print-head.tsx'
import '../../styles/office.css'

export const clientMiddleware = [staffOnly, readsFaults]

/** The server has no session: it sends the frame with the screen's skeleton. */
export async function loader(): Promise<OfficeData | null> {
  return null
}

export const clientLoader = () => readOffice()
clientLoader.hydrate = true as const

/** Whether the frame has been drawn with what it reads. */
let isDrawn = false

/**
 * Pending work is counted again for each screen and decision, not for each letter of a search; but a search that comes
 * before the first answer takes its place.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl, actionResult }: ShouldRevalidateFunctionArgs) =>
  !isDrawn ||
  (!isRefusal(actionResult) && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search))

/** The frame of the back office. */
export default function OfficeLayout() {
  const narrow = useNarrowMenu()
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  useOfficeKeys()
  useNoteDrawn()
  const arrived = useFocusOnArrival(pathname)
  if (useOffice()?.enrolling)
    return (
      <DensityProvider value="compact">
        <Enrolling />
        <ConfirmPassword />
      </DensityProvider>
    )
  return (
    <DensityProvider value="compact">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-white focus:px-4 focus:py-3"
      >
        {m.office_skip()}
      </a>
      <div
        className={
          narrow
            ? 'lg:grid lg:h-dvh lg:grid-cols-[4rem_minmax(0,1fr)]'
            : 'lg:grid lg:h-dvh lg:grid-cols-[13.5rem_minmax(0,1fr)]'
        }
      >
        <OfficeSide narrow={narrow} />
        <div className="flex min-h-dvh min-w-0 flex-col lg:h-dvh lg:min-h-0">
          <OfficeHeader />
          <main
            key={pathname}
            id="main"
            ref={arrived}
            tabIndex={-1}
            aria-busy={next !== undefined && next.pathname !== pathname}
            className="flex min-h-0 grow flex-col outline-none lg:overflow-y-auto"
          >
            <PrintHead />
            <FactorDue />
            <Outlet />
          </main>
        </div>
      </div>
      <ConfirmPassword />
      <ScrollToTop className="bottom-32 lg:bottom-20" always />
    </DensityProvider>
  )
}

function useNoteDrawn() {
  const isRead = useOffice() !== undefined
  useEffect(() => {
    isDrawn = isRead
    return () => {
      isDrawn = false
    }
  }, [isRead])
}

/** Moves the focus to the content of each new screen, so that screen readers announce it, unless a field of it has taken it. */
function useFocusOnArrival(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
