import BellOff from 'lucide-react/icons/bell-off'
import type { Notice } from 'contract/notices/endpoints'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { NoticeLine } from './notice-line.tsx'
import { NoticesSkeleton } from './notices-skeleton.tsx'
import { useNewest } from './use-newest.ts'
import { useSeenNotices } from './use-seen-notices.ts'
import { whenInWords } from './when.ts'
import { m } from '#messages'

const SHOWN = 5

/** The newest few notices, which count as read once they are shown. */
export function NewestNotices({ onFollow, onRetry }: { onFollow: () => void; onRetry: () => void }) {
  const newest = useNewest(SHOWN)
  if (newest.state === 'loading') return <NoticesSkeleton count={3} />
  if (newest.state === 'failed')
    return <ErrorState size="short" title={m.notices_failed()} text={newest.why} onRetry={onRetry} />
  return <Shown notices={newest.notices} onFollow={onFollow} />
}

function Shown({ notices, onFollow }: { notices: readonly Notice[]; onFollow: () => void }) {
  useSeenNotices(notices)
  if (notices.length === 0)
    return <EmptyState size="short" icon={<BellOff />} title={m.notices_none()} text={m.notices_none_short()} />
  return (
    <ul aria-label={m.notices_newest()}>
      {notices.map((notice) => (
        <NoticeLine key={notice.id} notice={notice} when={whenInWords(notice.created_at)} onFollow={onFollow} />
      ))}
    </ul>
  )
}
