import { clsx } from 'clsx'
import { whole } from '../ui/format/numbers.ts'
import Circle from 'lucide-react/icons/circle'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { PASSWORD_MIN } from 'contract/accounts/words'
import type { ReactNode } from 'react'
import { m } from '#messages'

/** What a new password must have, checked as it is typed; the passwords that many people use are known to the server only. */
export const PasswordRules = ({ password, isEasy }: { password: string; isEasy: boolean }) => (
  <ul className="mt-3 grid gap-1.5 text-xs text-ink-2" aria-label={m.accounts_password_has()}>
    <Rule state={password.length >= PASSWORD_MIN ? 'kept' : 'open'}>
      {m.accounts_has_characters({ count: whole(PASSWORD_MIN) })}
    </Rule>
    <Rule state={password === '' ? 'open' : isEasy ? 'broken' : 'kept'}>{m.accounts_not_easy()}</Rule>
  </ul>
)

const SIGN = { open: Circle, kept: CircleCheck, broken: CircleAlert }
const SAID = { open: () => '', kept: m.accounts_rule_kept, broken: m.accounts_rule_broken }

function Rule({ state, children }: { state: keyof typeof SIGN; children: ReactNode }) {
  const Sign = SIGN[state]
  return (
    <li className={clsx('flex items-start gap-2', state === 'kept' && 'text-green', state === 'broken' && 'text-red')}>
      <Sign className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span>
        {children}
        <span className="sr-only">{SAID[state]()}</span>
      </span>
    </li>
  )
}
