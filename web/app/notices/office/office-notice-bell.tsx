import { OFFICE_NOTICES } from 'contract/core/office-paths'
import { lazy, useEffect } from 'react'
import { lookAgain, useVisitor } from '../../session/profile.ts'
import { Bell } from '../bell.tsx'
import { useCountInTitle } from './use-count-in-title.ts'

const OfficePopover = lazy(() => import('./office-popover.tsx'))

/** Twice as often as the profile lets itself be reloaded. */
const EVERY_MS = 30_000

/** For staff: whether there is news, here and before the title of the tab; asked for while the tab is seen. */
export function OfficeNoticeBell() {
  const visitor = useVisitor()
  const unread = (visitor.state === 'in' && visitor.profile?.unread_notices) || 0
  useCountInTitle(unread)
  useEffect(() => {
    const timer = setInterval(lookAgain, EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return <Bell to={OFFICE_NOTICES} unread={unread} Popover={OfficePopover} />
}
