import type { OfficeHandle } from '../office/crumbs.ts'
import { DetailPage, DetailSkeleton } from '../office/detail.tsx'
import { needs } from '../session/guard.ts'
import type { Route } from './+types/admin-change-password'
import { ADMIN_PROFILE } from './admin-profile-address.ts'
import { changePassword, PasswordForm } from './password-form.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: 'Profile', to: ADMIN_PROFILE }, { text: 'Change password' }],
}
export const clientMiddleware = [needs('account.own')]
export const clientLoader = () => null
export const clientAction = changePassword
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/admin-change-password` */
export default function AdminChangePassword({ actionData }: Route.ComponentProps) {
  return (
    <DetailPage title="Change password">
      <h1 className="text-heading">Change password</h1>
      <p className="mt-1 mb-6 text-xs text-ink-2">You are signed out everywhere, then sign in with the new one.</p>
      <div className="max-w-md">
        <PasswordForm result={actionData} />
      </div>
    </DetailPage>
  )
}
