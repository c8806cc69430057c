import { OFFICE_NOTICES } from 'contract/core/office-paths'
import type { Notice } from 'contract/notices/endpoints'
import BellOff from 'lucide-react/icons/bell-off'
import Mail from 'lucide-react/icons/mail'
import MailOpen from 'lucide-react/icons/mail-open'
import { Link, useLocation, useRevalidator, useSearchParams } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { ListFailed } from '../../lists/list-absent.tsx'
import { listLoader, type Listing } from '../../lists/list-loader.ts'
import { withPage } from '../../lists/use-last-page.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { DetailPage } from '../../office/detail.tsx'
import { needs } from '../../session/guard.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { TAB_STRIP, TAB_LINK } from '../../ui/data/tab-look.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { NoticeDays } from '../notice-days.tsx'
import { NoticesSkeleton } from '../notices-skeleton.tsx'
import type { Route } from './+types/office-notices'
import { NoticeChoices } from './notice-choices.tsx'
import { markAllRead, markFollowed, toggleRead } from './mark-notice.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.notices_title() }] }
export const clientMiddleware = [needs('account.own')]
export const clientLoader = listLoader(api.notices.list, ['unread'], { perPage: 20 })
export const HydrateFallback = () => <NoticeScreen list={undefined} />

/** `/baltra-admin-dashboard/notices` */
export default function OfficeNotices({ loaderData }: Route.ComponentProps) {
  return <NoticeScreen list={loaderData} />
}

function NoticeScreen({ list }: { list: Listing<Notice> | undefined }) {
  const { revalidate } = useRevalidator()
  return (
    <DetailPage title={m.notices_title()}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-heading">{m.notices_title()}</h1>
        <Button variant="line" size="sm" onClick={() => void markAllRead().then(revalidate)}>
          <MailOpen />
          {m.notices_read_all()}
        </Button>
      </div>
      <p className="mt-1 mb-4 text-xs text-ink-2">{m.notices_office_text()}</p>
      <Which />
      <Days list={list} />
      <NoticeChoices />
    </DetailPage>
  )
}

function Which() {
  const onlyUnread = useSearchParams()[0].get('unread') === 'true'
  return (
    <nav aria-label={m.notices_filter()} className={`${TAB_STRIP} mb-5`}>
      <Link to={OFFICE_NOTICES} className={TAB_LINK} aria-current={onlyUnread ? undefined : 'page'}>
        {m.notices_all()}
      </Link>
      <Link to={`${OFFICE_NOTICES}?unread=true`} className={TAB_LINK} aria-current={onlyUnread ? 'page' : undefined}>
        {m.notices_only_unread()}
      </Link>
    </nav>
  )
}

function Days({ list }: { list: Listing<Notice> | undefined }) {
  const { search } = useLocation()
  const onlyUnread = useSearchParams()[0].get('unread') === 'true'
  if (!list)
    return (
      <div className="rounded-card border border-line bg-white">
        <NoticesSkeleton count={6} />
      </div>
    )
  if (list.failure !== undefined) return <ListFailed why={list.failure} busy={false} />
  if (list.rows.length === 0)
    return (
      <EmptyState
        icon={<BellOff />}
        title={onlyUnread ? m.notices_office_none_unread() : m.notices_none()}
        text={m.notices_office_none_text()}
      />
    )
  return (
    <>
      <NoticeDays
        notices={list.rows}
        lineOf={(notice) => ({ onFollow: () => markFollowed(notice), action: <ReadButton notice={notice} /> })}
        className="max-w-4xl"
      />
      <Pager pagination={list.pagination} hrefOf={(page) => `?${withPage(search, page)}`} />
    </>
  )
}

function ReadButton({ notice }: { notice: Notice }) {
  const { revalidate } = useRevalidator()
  const isUnread = notice.read_at === null
  return (
    <IconButton
      size="sm"
      label={isUnread ? m.notices_mark_read() : m.notices_mark_unread()}
      onClick={() => void toggleRead(notice).then(revalidate)}
    >
      {isUnread ? <MailOpen /> : <Mail />}
    </IconButton>
  )
}
