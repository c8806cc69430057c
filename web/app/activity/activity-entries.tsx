import type { ActivityEntry } from 'contract/activity/endpoints'
import { apiKeyPath } from 'contract/core/office-paths'
import { nepalTime } from 'contract/core/dates/nepal-time'
import { m } from '#messages'
import { ROLE_NAME } from '../accounts/role-name.ts'
import { TextLink } from '../ui/buttons/text-link.tsx'
import { longDate, timeOfDay } from '../ui/format/dates.ts'
import { SUBJECT_NAME } from './activity-words.ts'
import { recordPath } from './record-path.ts'
import { usePress } from '../forms/use-press.ts'
import { useMay } from '../office/office-data.ts'
import { Button } from '../ui/buttons/button.tsx'

/** The entries by day, the newest first. */
export const ActivityEntries = ({ entries }: { entries: readonly ActivityEntry[] }) => (
  <div className="bg-white">
    {byDay(entries).map(([day, ofDay]) => (
      <section key={day} aria-label={longDate(day)}>
        <h2 className="sticky top-0 border-b border-line bg-ground px-4 py-2 text-2xs font-semibold text-ink-2 lg:px-6">
          {longDate(day)}
        </h2>
        <ol>
          {ofDay.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </section>
    ))}
  </div>
)

function Entry({ entry }: { entry: ActivityEntry }) {
  const { at, sentence, key_id, actor_role: role, restorable, id } = entry
  return (
    <li className="flex gap-3 border-b border-line px-4 py-2.5 lg:px-6">
      <time dateTime={at} className="w-16 shrink-0 pt-px text-2xs text-ink-3 tabular-nums">
        {timeOfDay(at)}
      </time>
      <div className="min-w-0 grow text-xs">
        <p className="max-w-read wrap-anywhere">{sentence}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-2xs text-ink-3">
          <RecordName entry={entry} />
          <Actor role={role} apiKey={key_id} />
        </p>
      </div>
      {restorable && <RestoreButton id={id} record={nameOf(entry)} />}
    </li>
  )
}

/** What somebody acted as: with a role, or as a key, which has a screen. */
function Actor({ role, apiKey }: { role: string; apiKey: number | null }) {
  const may = useMay('apikeys.manage')
  if (apiKey !== null)
    return may ? <TextLink to={apiKeyPath(apiKey)}>{m.activity_key()}</TextLink> : <span>{m.activity_key()}</span>
  return Object.hasOwn(ROLE_NAME, role) && <span>{ROLE_NAME[role as keyof typeof ROLE_NAME]()}</span>
}

function RecordName({ entry }: { entry: ActivityEntry }) {
  if (entry.subject_id === null || !Object.hasOwn(SUBJECT_NAME, entry.subject)) return null
  const to = recordPath(entry)
  const record = nameOf(entry)
  if (!to) return <span className="wrap-anywhere">{entry.exists ? record : m.activity_gone({ record })}</span>
  return (
    <TextLink to={to} className="wrap-anywhere">
      {record}
    </TextLink>
  )
}

const nameOf = ({ subject, subject_id, name }: ActivityEntry) =>
  m.activity_record({
    kind: SUBJECT_NAME[subject as keyof typeof SUBJECT_NAME](),
    name: name || m.office_number({ id: String(subject_id) }),
  })

function byDay(entries: readonly ActivityEntry[]): (readonly [day: string, entries: ActivityEntry[]])[] {
  const days = new Map<string, ActivityEntry[]>()
  for (const entry of entries) {
    const day = nepalTime(entry.at)?.iso ?? ''
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}

/** Takes a deletion back; a refusal says why it is not possible. */
function RestoreButton({ id, record }: { id: number; record: string }) {
  const { busy, press } = usePress()

  return (
    <Button
      variant="line"
      size="sm"
      busy={busy}
      aria-label={m.activity_restore_record({ record })}
      className="shrink-0"
      onClick={() => press({ id })}
    >
      {m.activity_restore()}
    </Button>
  )
}
