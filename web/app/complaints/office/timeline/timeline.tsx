import { clsx } from 'clsx'
import type { TimelineEntry } from 'contract/complaints/messages'
import { complaintPath } from 'contract/core/office-paths'
import { Photos } from '../../../office/photos.tsx'
import { m } from '#messages'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { dateTime } from '../../../ui/format/dates.ts'
import { MentionedText } from './mentioned-text.tsx'
import { actorOf, signOf, textOf, titleOf, type Place } from './timeline-words.tsx'

/** All that happened to a complaint in one column, the newest first: it stands below the box where one writes. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const stage = entries.findLast(({ kind }) => kind === 'status')
  return (
    <ol aria-label={m.complaints_office_timeline()} className="grid gap-5">
      {entries.toReversed().map((entry) => (
        <Entry
          key={`${entry.kind} ${entry.id}`}
          entry={entry}
          place={{ isCurrent: entry === stage, isFirst: entry === entries.find(({ kind }) => kind === entry.kind) }}
        />
      ))}
    </ol>
  )
}

const Entry = ({ entry, place }: { entry: TimelineEntry; place: Place }) => {
  const actor = actorOf(entry)
  const text = textOf(entry)
  return (
    <li className="relative min-w-0 pl-9">
      <span
        className={clsx(
          'absolute top-0 left-0 flex size-6 items-center justify-center rounded-full [&_svg]:size-3.5',
          entry.kind === 'failed' ? 'bg-amber-tint text-amber' : 'bg-ground-2 text-ink-2',
        )}
      >
        {signOf(entry)}
      </span>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
        <h3 className="min-w-0 text-xs font-semibold wrap-anywhere">
          {entry.kind === 'merged' || entry.kind === 'merged_into' ? (
            <TextLink to={complaintPath(entry.id)}>{titleOf(entry, place)}</TextLink>
          ) : (
            titleOf(entry, place)
          )}
          {entry.kind === 'customer' && entry.read_at === '' && (
            <span className="ml-2 inline-flex align-middle">
              <Badge tone="wait">{m.complaints_office_new()}</Badge>
            </span>
          )}
        </h3>
        <p className="text-2xs text-ink-3 tabular-nums">
          {actor && <span>{actor}, </span>}
          <time dateTime={entry.at}>{dateTime(entry.at)}</time>
        </p>
      </div>
      {text && (
        <p className={clsx('text-xs wrap-anywhere whitespace-pre-line', groundOf(entry))}>
          <MentionedText text={text} names={entry.mentions} />
        </p>
      )}
      {entry.photo && (
        <div className="mt-2">
          <Photos photos={[{ label: m.complaints_office_photo_of({ when: dateTime(entry.at) }), src: entry.photo }]} />
        </div>
      )}
      {entry.kind === 'staff' && (
        <p className="mt-1 text-2xs text-ink-3">
          {entry.read_at ? m.complaints_office_seen({ when: dateTime(entry.read_at) }) : m.complaints_office_not_seen()}
        </p>
      )}
    </li>
  )
}

function groundOf({ kind }: TimelineEntry): string {
  if (kind === 'internal') return 'mt-1.5 rounded-control bg-amber-tint px-3 py-2 text-ink'
  if (kind === 'customer') return 'mt-1.5 rounded-control bg-ground px-3 py-2 text-ink'
  if (kind === 'staff') return 'mt-1.5 rounded-control border border-line px-3 py-2 text-ink'
  return 'mt-0.5 text-ink-2'
}
