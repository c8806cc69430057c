import { useRef } from 'react'
import { ConfirmPassword } from '../session/confirm-password-dialog.tsx'
import { useFocusBack } from '../ui/browser/use-focus-back.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { FactorsSkeleton } from './factors-skeleton.tsx'
import { Passkeys } from './passkeys.tsx'
import { useOwnFactors } from './use-own-factors.ts'

/** A customer's passkeys, and the dialog that asks for the password before one is added or removed. */
export default function OwnPasskeys() {
  const { factors, failure, retry, show } = useOwnFactors()
  const frame = useRef<HTMLDivElement>(null)
  useFocusBack(frame, factors)
  if (failure) return <ErrorState size="short" title={failure} onRetry={retry} />
  if (!factors) return <FactorsSkeleton />
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <Passkeys
        factors={factors}
        show={show}
        onAdded={({ message, data }) => {
          show(data)
          toast.success(message)
        }}
        alone
      />
      <ConfirmPassword />
    </div>
  )
}
