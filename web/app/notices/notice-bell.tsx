import { NOTICES } from 'contract/core/paths'
import { lazy } from 'react'
import { useVisitor } from '../session/profile.ts'
import { Bell } from './bell.tsx'

// Loaded on demand: too heavy for the page itself.
const NoticePopover = lazy(() => import('./notice-popover.tsx'))

/** For a customer: whether there is news. */
export function NoticeBell() {
  const visitor = useVisitor()
  if (visitor.state !== 'in' || visitor.profile?.role !== 'customer') return null
  return <Bell to={NOTICES} unread={visitor.profile.unread_notices} Popover={NoticePopover} />
}
