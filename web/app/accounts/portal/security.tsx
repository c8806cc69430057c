import { PROFILE } from 'contract/core/paths'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { api } from '../../api/client.ts'
import { brand } from '../../brand/brand.tsx'
import { isRefusal } from '../../forms/refusal.ts'
import { PortalError } from '../../portal/portal-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import type { Route } from './+types/security'
import { closeAccount, sendClosingCode } from './close-account.ts'
import { CloseAccountDialog } from './close-account-dialog.tsx'
import { endSignIns } from '../end-sign-ins.ts'
import { OpenMatters } from './open-matters.tsx'
import { SecuritySkeleton } from './security-skeleton.tsx'
import { SignIns } from '../sign-ins.tsx'
import { TakeMyData } from './take-my-data.tsx'
import { m } from '#messages'

const OwnPasskeys = lazy(() => import('../../factors/own-passkeys.tsx'))

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [sessions, profile, owned, closing] = await Promise.all([
    api.sessions.list(undefined, { signal }),
    api.accounts.profile(undefined, { signal }),
    api.registrations.listMine(undefined, { signal }),
    api.accounts.closing(undefined, { signal }),
  ])
  return {
    sessions: sessions.data,
    points: profile.data.reward_points,
    products: owned.data.length,
    closing: closing.data,
  }
}

export const HydrateFallback = SecuritySkeleton

/** A form that was refused stays as it is. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isRefusal(actionResult) ? false : defaultShouldRevalidate

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'code') return sendClosingCode()
  return intent === 'close' ? closeAccount(form) : endSignIns(form)
}

/** `/baltra-account-security` */
export default function Security({ loaderData: { sessions, points, products, closing: its } }: Route.ComponentProps) {
  const [closing, setClosing] = useState({ open: false, time: 0 })
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-5 py-8 pb-20 lg:py-14 lg:pb-28">
      <title>{`${m.accounts_security()} | ${brand.name}`}</title>
      <h1 className="text-title">{m.accounts_security()}</h1>
      <Part title={m.accounts_where_signed_in()} text={m.accounts_unknown_device()}>
        <SignIns sessions={sessions} />
      </Part>
      <Part title={m.accounts_passkeys()} text={m.accounts_passkeys_text()}>
        <Suspense fallback={<div className="h-11" />}>
          <OwnPasskeys />
        </Suspense>
      </Part>
      <Part title={m.accounts_your_data()} text={m.accounts_data_text({ brand: brand.name })}>
        <TakeMyData />
      </Part>
      <Part title={m.accounts_close_account()} text={m.accounts_close_part_text()}>
        {its.open.length > 0 ? (
          <OpenMatters open={its.open} unpaid={its.unpaid} />
        ) : (
          <Button
            variant="danger-line"
            className="max-sm:w-full"
            onClick={() => setClosing(({ time }) => ({ open: true, time: time + 1 }))}
          >
            {m.accounts_close_account_open()}
          </Button>
        )}
        <CloseAccountDialog
          key={closing.time}
          open={closing.open}
          onOpenChange={(open) => setClosing(({ time }) => ({ open, time }))}
          points={points}
          products={products}
          hasPassword={its.has_password}
        />
      </Part>
    </main>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PortalError error={error} back={{ to: PROFILE, text: m.accounts_my_account() }} />
)

const Part = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="mt-12" aria-label={title}>
    <h2 className="text-heading">{title}</h2>
    <p className="mt-2 mb-5 text-sm text-ink-2">{text}</p>
    {children}
  </section>
)
