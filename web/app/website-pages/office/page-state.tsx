import type { WebsitePageLine } from 'contract/website-pages/endpoints'
import { m } from '#messages'
import { Badge } from '../../ui/data/badge.tsx'
import { dateTime } from '../../ui/format/dates.ts'

/** Badges for an unpublished draft and a scheduled version. */
export const PageState = ({ page: { state, has_draft } }: { page: WebsitePageLine }) => (
  <span className="flex flex-wrap gap-2">
    {has_draft && (
      <Badge tone="amber" sign={null}>
        {m.pages_draft()}
      </Badge>
    )}
    {state === 'scheduled' && <Badge tone="wait">{m.pages_scheduled()}</Badge>}
  </span>
)

/** What visitors read, since when, and what follows. */
export function stateText(page: WebsitePageLine): string {
  const { published_at, published_by, scheduled_at, has_draft, drafted_at, drafted_by } = page
  const now = published_at
    ? m.pages_published({ day: dateTime(published_at), name: nameOf(published_by) })
    : m.pages_as_release()
  if (scheduled_at) return `${now} ${m.pages_waits({ day: dateTime(scheduled_at) })}`
  if (has_draft) return `${now} ${m.pages_drafted({ day: dateTime(drafted_at), name: nameOf(drafted_by) })}`
  return now
}

/** Of a person whose account may be gone. */
export const nameOf = (name: string | null): string => name || m.pages_somebody()
