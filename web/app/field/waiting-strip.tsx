import { FIELD } from 'contract/core/paths'
import { clsx } from 'clsx'
import { localePrefix } from 'contract/core/locale'
import { pageLocale } from '../core/locale.ts'
import { signInAddress } from '../session/guard.ts'
import { forgetSession } from '../session/session.ts'
import { Button } from '../ui/buttons/button.tsx'
import { dateTime, timeOfDay } from '../ui/format/dates.ts'
import { isoDay } from 'contract/core/dates/nepal-time'
import { whole } from '../ui/format/numbers.ts'
import { syncField, useField, type FieldState } from './field-app.ts'
import { m } from '#messages'

/** Says what waits to be sent, since when, and how old the list is. */
export function WaitingStrip() {
  const field = useField()
  const { count, since } = unsentOf(field)
  if (field.stage === 'opening' || field.stage === 'unsafe') return null
  return (
    <div className={clsx('border-t border-line', count > 0 ? 'bg-amber-tint' : 'bg-ground')}>
      <div className="mx-auto flex min-h-12 w-full max-w-3xl items-center justify-between gap-3 px-5 py-1.5">
        <p role="status" className="min-w-0 text-xs">
          <span className="block font-medium">{headOf(field, count)}</span>
          <span className="block text-2xs text-ink-2 tabular-nums">{detailOf(field, { count, since })}</span>
        </p>
        {field.line === 'signed_out' ? (
          <Button variant="ink" size="sm" className="shrink-0" onClick={signInAgain}>
            {m.field_sign_in()}
          </Button>
        ) : (
          <Button
            variant="line"
            size="sm"
            className="shrink-0"
            busy={field.line === 'busy'}
            onClick={() => void syncField()}
          >
            {count > 0 ? m.field_try_now() : m.field_update()}
          </Button>
        )}
      </div>
    </div>
  )
}

/** What waits stays on the phone; the sign-in page would lead back at once as long as the ended session is there. */
function signInAgain(): void {
  forgetSession()
  location.assign(localePrefix(pageLocale()) + signInAddress(new URL(FIELD, location.origin)))
}

/** What this phone has told and the office has not: commands that nobody has to decide about, and photographs of reports. */
function unsentOf({ waiting, photos }: FieldState): { count: number; since: string | undefined } {
  const commands = waiting.filter(({ answer }) => !answer)
  const sent = photos.filter(({ commandId, refused }) => commandId !== undefined && refused === undefined)
  const first = Math.min(...commands.map(({ command }) => Date.parse(command.at)), ...sent.map(({ taken }) => taken))
  return {
    count: commands.length + sent.length,
    since: Number.isFinite(first) ? new Date(first).toISOString() : undefined,
  }
}

function headOf({ line, refusal, day }: FieldState, count: number): string {
  if (line === 'signed_out') return m.field_session_ended()
  if (refusal !== undefined) return refusal
  if (count > 0) return m.field_waiting({ count, shown: whole(count) })
  if (line === 'lost') return m.field_no_line()
  return day ? m.field_visits() : m.field_loading()
}

function detailOf({ line, day }: FieldState, { count, since }: ReturnType<typeof unsentOf>): string {
  if (line === 'signed_out') return m.field_session_ended_text()
  const asOf = day && m.field_as_of({ when: timeOrDay(day.heard) })
  return [count > 0 && since && m.field_since({ time: timeOrDay(since) }), asOf].filter(Boolean).join(', ')
}

/** The time alone where it is today's. */
function timeOrDay(when: string | number): string {
  const time = new Date(when)
  return isoDay(time) === isoDay(new Date()) ? timeOfDay(time) : dateTime(time)
}
