import { NOTICES } from 'contract/core/paths'
import type { BellPopoverProps } from './bell.tsx'
import { NewestNotices } from './newest-notices.tsx'
import { PopoverFrame } from './popover-frame.tsx'

/** A customer's newest notices below the bell. */
export default function NoticePopover(bell: BellPopoverProps) {
  return (
    <PopoverFrame {...bell} to={NOTICES}>
      {(again) => <NewestNotices onFollow={bell.onClose} onRetry={again} />}
    </PopoverFrame>
  )
}
