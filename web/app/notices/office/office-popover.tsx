import { OFFICE_NOTICES } from 'contract/core/office-paths'
import BellOff from 'lucide-react/icons/bell-off'
import { m } from '#messages'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import type { BellPopoverProps } from '../bell.tsx'
import { NoticeLine } from '../notice-line.tsx'
import { NoticesSkeleton } from '../notices-skeleton.tsx'
import { PopoverFrame } from '../popover-frame.tsx'
import { useNewest } from '../use-newest.ts'
import { whenInWords } from '../when.ts'
import { markAllRead, markFollowed } from './mark-notice.ts'

const SHOWN = 6

/** The newest notices of a member of staff; one counts as read when it is followed, not when it is shown. */
export default function OfficePopover(bell: BellPopoverProps) {
  return (
    <PopoverFrame {...bell} to={OFFICE_NOTICES}>
      {(again) => <Newest onFollow={bell.onClose} again={again} />}
    </PopoverFrame>
  )
}

function Newest({ onFollow, again }: { onFollow: () => void; again: () => void }) {
  const newest = useNewest(SHOWN)
  if (newest.state === 'loading') return <NoticesSkeleton count={3} />
  if (newest.state === 'failed')
    return <ErrorState size="short" title={m.notices_failed()} text={newest.why} onRetry={again} />
  const { notices } = newest
  if (notices.length === 0)
    return <EmptyState size="short" icon={<BellOff />} title={m.notices_none()} text={m.notices_office_none_text()} />
  return (
    <>
      <ul aria-label={m.notices_newest()}>
        {notices.map((notice) => (
          <NoticeLine
            key={notice.id}
            notice={notice}
            when={whenInWords(notice.created_at)}
            short
            onFollow={() => {
              markFollowed(notice)
              onFollow()
            }}
          />
        ))}
      </ul>
      {notices.some(({ read_at }) => read_at === null) && (
        <div className="border-t border-line p-2">
          <Button variant="quiet" size="sm" onClick={() => void markAllRead().then(again)}>
            {m.notices_read_all()}
          </Button>
        </div>
      )}
    </>
  )
}
