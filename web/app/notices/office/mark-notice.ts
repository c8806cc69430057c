import type { Notice } from 'contract/notices/endpoints'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { showUnread } from '../../session/profile.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

/** Marks a notice as read, because its screen is opened; nothing is said where that fails. */
export function markFollowed({ id, read_at }: Notice): void {
  if (read_at === null) api.notices.read({ params: { id } }).then(shown, () => undefined)
}

/** Marks a notice as the opposite of what it is. */
export const toggleRead = ({ id, read_at }: Notice): Promise<void> =>
  api.notices[read_at === null ? 'read' : 'unread']({ params: { id } }).then(shown, failed)

/** Marks all that there are by now. */
export const markAllRead = (): Promise<void> => api.notices.readAll({ body: {} }).then(shown, failed)

const shown = ({ unread }: { unread: number }) => showUnread(unread)

function failed(error: unknown): void {
  if (error instanceof ApiError) toast.error(error.message)
}
