import { PROFILE } from 'contract/core/paths'
import { useState, type ReactNode } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { api } from '../../api/client.ts'
import { brand } from '../../brand.tsx'
import { isRefusal } from '../../forms/refusal.ts'
import { PortalError } from '../../portal/portal-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import type { Route } from './+types/security'
import { closeAccount } from './close-account.ts'
import { CloseAccountDialog } from './close-account-dialog.tsx'
import { endSignIns } from '../end-sign-ins.ts'
import { SecuritySkeleton } from './security-skeleton.tsx'
import { SignIns } from '../sign-ins.tsx'
import { TakeMyData } from './take-my-data.tsx'

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [sessions, profile, owned] = await Promise.all([
    api.sessions.list(undefined, { signal }),
    api.accounts.profile(undefined, { signal }),
    api.registrations.listMine(undefined, { signal }),
  ])
  return { sessions: sessions.data, points: profile.data.reward_points, products: owned.data.length }
}

export const HydrateFallback = SecuritySkeleton

/** A form that was refused stays as it is. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isRefusal(actionResult) ? false : defaultShouldRevalidate

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData()
  return form.get('intent') === 'close' ? closeAccount(form) : endSignIns(form)
}

/** `/baltra-account-security` */
export default function Security({ loaderData: { sessions, points, products } }: Route.ComponentProps) {
  const [closing, setClosing] = useState({ open: false, time: 0 })
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-5 py-8 pb-20 lg:py-14 lg:pb-28">
      <title>{`Security and data | ${brand.name}`}</title>
      <h1 className="text-title">Security and data</h1>
      <Part
        title="Where you are signed in"
        text="Is there a device that you do not know? Sign it out, then change your password."
      >
        <SignIns sessions={sessions} />
      </Part>
      <Part
        title="Your data"
        text={`One file with everything ${brand.name} stores about you: a page to read, the same data for programs, and your photographs, bills and videos. With videos it can take a while.`}
      >
        <TakeMyData />
      </Part>
      <Part
        title="Close account"
        text="Your account and all that is in it are deleted, for good. That is possible once no complaint is open and no request waits."
      >
        <Button
          variant="danger-line"
          className="max-sm:w-full"
          onClick={() => setClosing(({ time }) => ({ open: true, time: time + 1 }))}
        >
          Close account…
        </Button>
        <CloseAccountDialog
          key={closing.time}
          open={closing.open}
          onOpenChange={(open) => setClosing(({ time }) => ({ open, time }))}
          points={points}
          products={products}
        />
      </Part>
    </main>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PortalError error={error} back={{ to: PROFILE, text: 'My account' }} />
)

const Part = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="mt-12" aria-label={title}>
    <h2 className="text-heading">{title}</h2>
    <p className="mt-2 mb-5 text-sm text-ink-2">{text}</p>
    {children}
  </section>
)
