import { OFFICE_PROFILE } from 'contract/core/paths'
import { api } from '../../api/client.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { DetailPage, DetailSkeleton } from '../../office/detail.tsx'
import { unlessRefused } from '../../office/saved-row.ts'
import { needs } from '../../session/guard.ts'
import { dateTime } from '../../ui/format/dates.ts'
import { Note } from '../../ui/feedback/note.tsx'
import type { Route } from './+types/change-password'
import { endSignIns, isSignInIntent } from '../end-sign-ins.ts'
import { changePassword, PasswordForm } from '../password-form.tsx'
import { SignIns } from '../sign-ins.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: 'Profile', to: OFFICE_PROFILE }, { text: 'Change password' }],
}
export const clientMiddleware = [needs('account.own')]
export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [sessions, profile] = await Promise.all([
    api.sessions.list(undefined, { signal }),
    api.accounts.profile(undefined, { signal }),
  ])
  return { sessions: sessions.data, givenUntil: profile.data.password_until }
}
export const shouldRevalidate = unlessRefused
export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return isSignInIntent(form.get('intent')) ? endSignIns(form) : changePassword({ request })
}
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/admin-change-password` */
export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, givenUntil } = loaderData
  return (
    <DetailPage title="Change password">
      <h1 className="text-heading">Change password</h1>
      <p className="mt-1 mb-6 text-xs text-ink-2">
        You’ll be signed out on all devices. Sign in again with the new password.
      </p>
      {givenUntil && (
        <Note title="Choose a password of your own" className="mb-6 max-w-2xl">
          The one that you were given works until {dateTime(givenUntil)}, and others may know it.
        </Note>
      )}
      <div className="max-w-md">
        <PasswordForm result={actionData} />
      </div>
      <section className="mt-12 max-w-2xl" aria-label="Where you are signed in">
        <h2 className="text-heading">Where you are signed in</h2>
        <p className="mt-1 mb-4 text-xs text-ink-2">
          Is there a device that you do not know? Sign it out, then change your password.
        </p>
        <SignIns sessions={sessions} />
      </section>
    </DetailPage>
  )
}
