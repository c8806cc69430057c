import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { brand } from '../../brand/brand.tsx'
import { StepBar } from '../../ui/data/step-bar.tsx'
import { m } from '#messages'

export interface AccountPageProps {
  title: string
  text?: ReactNode
  /** where on the way: 0 the number, 1 the code, 2 the details */
  step?: number
  steps?: { label: () => string; names: readonly (() => string)[] }
  wide?: boolean
  children: ReactNode
}

export const SIGN_UP_STEPS = {
  label: m.accounts_sign_up,
  names: [m.accounts_step_number, m.accounts_step_code, m.accounts_step_details],
}
export const RESET_STEPS = {
  label: m.accounts_new_password,
  names: [m.accounts_step_number, m.accounts_step_code, m.accounts_password],
}

/** One screen of signing up or in: the steps so far, one question and its fields. */
export const AccountPage = ({ title, text, step, steps, wide = false, children }: AccountPageProps) => (
  <main
    id="main"
    className={clsx('mx-auto flex w-full grow flex-col pt-4 pb-8', wide ? 'max-w-2xl' : 'max-w-md lg:justify-center')}
  >
    <title>{`${title} | ${brand.name}`}</title>
    <meta name="description" content={m.accounts_page_description({ title, brand: brand.name })} />
    {steps && step !== undefined && (
      <div className="mb-8">
        <StepBar label={steps.label()} steps={steps.names.map((name) => name())} current={step} />
      </div>
    )}
    <h1 className="text-title">{title}</h1>
    {text && <p className="mt-3 max-w-[27.6em] text-ink-2">{text}</p>}
    {children}
  </main>
)
