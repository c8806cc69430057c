import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { brand } from '../../brand.tsx'
import { StepBar } from '../../ui/data/step-bar.tsx'

export interface AccountPageProps {
  title: string
  text?: ReactNode
  /** where on the way: 0 the number, 1 the code, 2 the details */
  step?: number
  steps?: { label: string; names: readonly string[] }
  wide?: boolean
  children: ReactNode
}

export const SIGN_UP_STEPS = { label: 'Sign up', names: ['Number', 'Code', 'Details'] }
export const RESET_STEPS = { label: 'New password', names: ['Number', 'Code', 'Password'] }

/** One screen of signing up or in: the way so far, one question, what it needs. */
export const AccountPage = ({ title, text, step, steps, wide = false, children }: AccountPageProps) => (
  <main
    id="main"
    className={clsx('mx-auto flex w-full grow flex-col pt-4 pb-8', wide ? 'max-w-2xl' : 'max-w-md lg:justify-center')}
  >
    <title>{`${title} | ${brand.name}`}</title>
    <meta name="description" content={`${title}: an account of ${brand.name} keeps warranties, repairs and points.`} />
    {steps && step !== undefined && (
      <div className="mb-8">
        <StepBar label={steps.label} steps={steps.names} current={step} />
      </div>
    )}
    <h1 className="text-title">{title}</h1>
    {text && <p className="mt-3 max-w-[27.6em] text-ink-2">{text}</p>}
    {children}
  </main>
)
