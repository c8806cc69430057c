import { useRef, useState } from 'react'
import { m } from '#messages'
import { refreshProfile } from '../session/profile.ts'
import { useFocusBack } from '../ui/browser/use-focus-back.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { isoToday, longDate } from '../ui/format/dates.ts'
import { AppFactor } from './app-factor.tsx'
import type { FactorProps } from './factor-part.tsx'
import { FactorsSkeleton } from './factors-skeleton.tsx'
import { LossNote } from './loss-note.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RecoveryFactor } from './recovery-factor.tsx'
import { TrustedBrowsers } from './trusted-browsers.tsx'
import { useOwnFactors } from './use-own-factors.ts'

interface OwnFactorsProps {
  /** of a screen that waits for it: something was added, and its recovery codes were kept */
  onReady?: () => void
}

/** The second factors of staff, to add, rename and remove. */
export function OwnFactors({ onReady }: OwnFactorsProps) {
  const { factors, failure, retry, show } = useOwnFactors()
  const [codes, setCodes] = useState<readonly string[]>([])
  const frame = useRef<HTMLDivElement>(null)
  useFocusBack(frame, factors, codes)
  if (failure) return <ErrorState size="short" title={failure} onRetry={retry} />
  if (!factors) return <FactorsSkeleton />

  const onAdded: FactorProps['onAdded'] = ({ message, data, recovery_codes }) => {
    show(data)
    toast.success(message)
    setCodes(recovery_codes)
    if (recovery_codes.length === 0) onReady?.()
    // Its note that a factor is missing.
    if (!onReady) void refreshProfile()
  }
  const onKept = () => {
    setCodes([])
    onReady?.()
  }
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={onKept} />
  const props = { factors, show, onAdded }
  const isAnyAdded = factors.totp || factors.passkeys.length > 0
  return (
    <div ref={frame} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      {factors.said_lost && <LossNote {...props} />}
      {factors.required_from && !onReady && (
        <p className="max-w-read text-sm text-ink-2">{needOf(factors.required_from, isAnyAdded)}</p>
      )}
      <AppFactor {...props} />
      <Passkeys {...props} />
      {(isAnyAdded || factors.recovery_left > 0) && !onReady && <RecoveryFactor {...props} onCodes={setCodes} />}
      {factors.trusted.length > 0 && <TrustedBrowsers {...props} />}
    </div>
  )
}

/** What the role needs, and from when. */
function needOf(from: string, isAnyAdded: boolean): string {
  if (isAnyAdded) return m.factors_required()
  return from > isoToday() ? m.factors_required_from({ date: longDate(from) }) : m.factors_required_now()
}
