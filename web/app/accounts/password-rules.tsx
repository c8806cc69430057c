import { clsx } from 'clsx'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { PASSWORD_MIN } from 'contract/core/messages'

/** What a new password must have, ticked as it is typed; those that are soon guessed are known to the server. */
export function PasswordRules({ password }: { password: string }) {
  const longEnough = password.length >= PASSWORD_MIN
  const Sign = longEnough ? CircleCheck : Circle
  return (
    <ul className="mt-3 grid gap-1.5 text-xs text-ink-2" aria-label="The password has">
      <li className={clsx('flex items-center gap-2', longEnough && 'text-green')}>
        <Sign className="size-4 shrink-0" aria-hidden />
        {PASSWORD_MIN} characters or more
        {longEnough && <span className="sr-only"> done</span>}
      </li>
      <li className="pl-6">Don’t use an easy password like nepal1234</li>
    </ul>
  )
}
