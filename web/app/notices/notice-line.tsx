import AtSign from 'lucide-react/icons/at-sign'
import Boxes from 'lucide-react/icons/boxes'
import Brush from 'lucide-react/icons/brush'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Eye from 'lucide-react/icons/eye'
import MessageSquare from 'lucide-react/icons/message-square'
import Package from 'lucide-react/icons/package'
import ShieldPlus from 'lucide-react/icons/shield-plus'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import Wrench from 'lucide-react/icons/wrench'
import { clsx } from 'clsx'
import type { Notice } from 'contract/notices/endpoints'
import type { NoticeKind } from 'contract/notices/words'
import type { ReactNode } from 'react'
import { CardLink } from '../ui/buttons/card-link.tsx'
import { m } from '#messages'

const SIGN: Record<NoticeKind, ReactNode> = {
  registration: <Package />,
  complaint: <Wrench />,
  quotation: <Boxes />,
  personalisation: <Brush />,
  extension: <ShieldPlus />,
  mention: <AtSign />,
  assigned: <UserRoundCheck />,
  answer: <MessageSquare />,
  dispatch_failed: <TriangleAlert />,
  summary: <CalendarCheck />,
  oversight: <Eye />,
}

export interface NoticeLineProps {
  notice: Notice
  /** when it came, in words */
  when: string
  onFollow?: () => void
  /** only the beginning of a long text */
  short?: boolean
  /** a button at the end */
  action?: ReactNode
}

/** One notice; all of it leads to its screen. */
export const NoticeLine = ({ notice, when, onFollow, short = false, action }: NoticeLineProps) => (
  <li className="group relative flex gap-3.5 border-b border-line px-4 py-3.5 transition-colors last:border-b-0 hover:bg-ground">
    <span
      aria-hidden="true"
      className="flex size-9 shrink-0 items-center justify-center rounded-full bg-ground text-ink-2 group-hover:bg-white [&_svg]:size-4.5"
    >
      {SIGN[notice.kind]}
    </span>
    <div className="min-w-0 grow">
      <p className="flex items-baseline justify-between gap-3">
        <CardLink
          to={notice.address}
          onClick={onFollow}
          className="min-w-0 text-sm font-semibold break-words focus-visible:after:-outline-offset-2"
        >
          {notice.title}
        </CardLink>
        {notice.read_at === null && (
          <span className="flex shrink-0 items-center gap-1.5 text-2xs font-medium">
            <span className="size-2 rounded-full bg-lamp" />
            {m.notices_new()}
          </span>
        )}
      </p>
      <p className={clsx('mt-0.5 text-xs wrap-anywhere text-ink-2', short && 'line-clamp-3')}>{notice.text}</p>
      <p className="mt-1 text-2xs text-ink-3 tabular-nums">
        <time dateTime={notice.created_at}>{when}</time>
      </p>
    </div>
    {action && <div className="relative shrink-0 self-center">{action}</div>}
  </li>
)
