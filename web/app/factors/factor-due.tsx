import { OFFICE_PROFILE } from 'contract/core/office-paths'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { m } from '#messages'
import { useVisitor } from '../session/profile.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { isoToday, longDate } from '../ui/format/dates.ts'

/** Where the card of the factors is, on the office's own profile. */
export const FACTORS_ANCHOR = 'sign-in-security'

/** Above every screen of the office, while the role needs a second factor that is not there. */
export function FactorDue() {
  const visitor = useVisitor()
  const due = visitor.state === 'in' ? visitor.profile?.factor_due : undefined
  if (!due) return null
  return (
    <aside
      aria-label={m.factors_security()}
      className="not-printed flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-amber-tint px-4 py-2.5 text-xs text-ink lg:px-6"
    >
      <ShieldAlert className="size-4.5 shrink-0 text-amber" aria-hidden />
      <p className="min-w-0 grow basis-48">
        {due > isoToday() ? m.factors_due_by({ date: longDate(due) }) : m.factors_due_now()}
      </p>
      <ButtonLink to={`${OFFICE_PROFILE}#${FACTORS_ANCHOR}`} size="sm" variant="line">
        {m.factors_due_add()}
      </ButtonLink>
    </aside>
  )
}
