import { OFFICE_NOTICES } from 'contract/core/office-paths'
import { lazy, useEffect } from 'react'
import { lookAgain, lookInBackground, useVisitor } from '../../session/profile.ts'
import { Bell } from '../bell.tsx'
import { showsDesktop } from './desktop-notices.ts'
import { useCountInTitle } from './use-count-in-title.ts'
import { useDesktopNotices } from './use-desktop-notices.ts'

const OfficePopover = lazy(() => import('./office-popover.tsx'))

/** Twice as often as the profile lets itself be reloaded. */
const EVERY_MS = 30_000

/** For staff: whether there is news, here, before the title of the tab, and as notifications of the browser if wanted. */
export function OfficeNoticeBell() {
  const visitor = useVisitor()
  const known = visitor.state === 'in' ? visitor.profile?.unread_notices : undefined
  const unread = known ?? 0
  useCountInTitle(unread)
  useDesktopNotices(known)
  useEffect(() => {
    const timer = setInterval(() => (showsDesktop() ? lookInBackground : lookAgain)(), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return <Bell to={OFFICE_NOTICES} unread={unread} Popover={OfficePopover} />
}
