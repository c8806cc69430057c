import type { PagePublication } from 'contract/website-pages/endpoints'
import { m } from '#messages'
import { DetailCard } from '../../office/detail.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { dateTime } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { nameOf } from './page-state.tsx'

export interface PageVersionsProps {
  versions: readonly PagePublication[]
  /** which one is in the preview */
  viewed: number | undefined
  onView: (number: number) => void
  /** undefined if it cannot be restored */
  onRestore: ((number: number) => void) | undefined
}

/** The published versions of a page, to view and to restore. */
export const PageVersions = ({ versions, viewed, onView, onRestore }: PageVersionsProps) => (
  <DetailCard title={m.pages_versions()} className="mt-6">
    {versions.length === 0 && <p className="text-xs text-ink-2">{m.pages_no_versions()}</p>}
    <ul className="-my-4 divide-y divide-line empty:hidden">
      {versions.map(({ number, at, by, is_live, is_scheduled }) => (
        <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <span className="min-w-0 text-xs">
            <span className="flex flex-wrap items-center gap-2 font-medium">
              {m.pages_version_number({ number: whole(number) })}
              {is_live && <Badge tone="green">{m.pages_live()}</Badge>}
              {is_scheduled && <Badge tone="wait">{m.pages_scheduled()}</Badge>}
            </span>
            <span className="mt-0.5 block wrap-anywhere text-ink-2 tabular-nums">
              {dateTime(at)} · {nameOf(by)}
            </span>
          </span>
          <span className="flex gap-2">
            <Button
              variant="line"
              size="sm"
              aria-pressed={viewed === number}
              aria-label={m.pages_view_number({ number: whole(number) })}
              onClick={() => onView(number)}
            >
              {m.pages_view()}
            </Button>
            {onRestore && !is_live && !is_scheduled && (
              <Button
                variant="line"
                size="sm"
                aria-label={m.pages_restore_number({ number: whole(number) })}
                onClick={() => onRestore(number)}
              >
                {m.pages_restore()}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  </DetailCard>
)
