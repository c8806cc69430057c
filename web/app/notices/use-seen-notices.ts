import type { Notice } from 'contract/notices/endpoints'
import { api } from '../api/client.ts'
import { useSeen } from '../complaints/use-seen.ts'
import { showUnread } from '../session/profile.ts'

/** Tells the server that these notices were seen, and those before them; they stay marked for as long as they are on the screen. */
export function useSeenNotices(notices: readonly Notice[]): void {
  const newest = notices.find(({ read_at }) => read_at === null)
  useSeen(newest?.id, async (up_to) => showUnread((await api.notices.readAll({ body: { up_to } })).unread))
}
