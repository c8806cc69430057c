import type { OwnFactors as Factors } from 'contract/factors/endpoints'
import type { ReactNode } from 'react'

/** What every part of it is given. */
export interface FactorProps {
  factors: Factors
  /** takes the factors of an answer */
  show: (factors: Factors) => void
  /** takes an answer that added one: its message, and its recovery codes if there are any */
  onAdded: (answer: { message: string; data: Factors; recovery_codes: string[] }) => void
}

interface FactorPartProps {
  icon: ReactNode
  title: string
  /** a badge */
  state?: ReactNode
  text: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** A part: what it is, how it stands, and what can be done with it. */
export const FactorPart = ({ icon, title, state, text, actions, children }: FactorPartProps) => (
  <section aria-label={title} className="not-first:border-t not-first:border-line not-first:pt-6">
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <span aria-hidden className="mt-0.5 text-ink-2 [&_svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0 grow basis-60">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="text-sm font-semibold">{title}</h3>
          {state}
        </div>
        <p className="mt-1 max-w-read text-xs text-ink-2">{text}</p>
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:pl-9">{actions}</div>}
    </div>
    {children && <div className="mt-3 empty:hidden sm:pl-9">{children}</div>}
  </section>
)
