import { m } from '#messages'
import { Logo } from '../../brand/brand.tsx'
import { useHydrated } from '../../ui/browser/use-hydrated.ts'
import { isoToday } from '../../ui/format/dates.ts'
import { languageDates } from '../../ui/format/language-dates.ts'
import { otherDates } from '../../ui/format/other-dates.ts'

/** On paper, above a screen: whose it is, and of which day. */
export function PrintHead() {
  // The server does not know when it is printed.
  if (!useHydrated()) return null
  return (
    <div className="hidden print-head">
      <Logo className="h-6" />
      <span>{m.office_printed({ day: inBothCalendars(isoToday()) })}</span>
    </div>
  )
}

function inBothCalendars(day: string): string {
  const [own, other] = [languageDates().short(day), otherDates().short(day)]
  return other === own ? own : `${own} (${other})`
}
