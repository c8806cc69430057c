import { brand } from '../../brand/brand.tsx'
import { SkeletonForm } from '../../ui/feedback/skeleton-form.tsx'
import type { Route } from './+types/change-password'
import { changePassword, PasswordForm } from '../password-form.tsx'
import { m } from '#messages'

/** Loads nothing: the layout's guard runs only for screens with a loader. */
export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export const HydrateFallback = () => (
  <main id="main" className="mx-auto w-full max-w-md px-5 py-14 lg:py-20">
    <SkeletonForm label={m.accounts_loading()} fields={3} />
  </main>
)

export const clientAction = changePassword

/** `/baltra-change-password` */
export default function ChangePassword({ actionData }: Route.ComponentProps) {
  return (
    <main id="main" className="mx-auto w-full max-w-md px-5 py-14 lg:py-20">
      <title>{`${m.accounts_change_password()} | ${brand.name}`}</title>
      <h1 className="text-title">{m.accounts_change_password()}</h1>
      <p className="mt-3 mb-8 text-ink-2">{m.accounts_change_password_text()}</p>
      <PasswordForm result={actionData} />
    </main>
  )
}
