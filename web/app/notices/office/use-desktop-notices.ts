import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { showsDesktop, showNotice } from './desktop-notices.ts'
import { markFollowed } from './mark-notice.ts'

/** Show at most this many at once. */
const AT_MOST = 3

/** Shows what is new as notifications of the browser, while nobody looks at the tab. */
export function useDesktopNotices(unread: number | undefined): void {
  const navigate = useNavigate()
  const before = useRef(unread)
  const tell = useEffectEvent(async (count: number) => {
    const { data } = await api.notices.list({ query: { unread: true, per_page: Math.min(count, AT_MOST) } })
    for (const notice of data.toReversed())
      showNotice(notice, () => {
        markFollowed(notice)
        void navigate(notice.address)
      })
  })
  useEffect(() => {
    const known = before.current
    before.current = unread
    if (unread === undefined || known === undefined || unread <= known) return
    // A failed notification is still in the list of notices.
    if (document.visibilityState === 'hidden' && showsDesktop()) tell(unread - known).catch(() => undefined)
  }, [unread])
}
