import { Form, redirect } from 'react-router'
import { api } from '../api/client.ts'
import { brand } from '../brand.tsx'
import { isRefusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { useBusy } from '../forms/use-busy.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import { forgetSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { SkeletonForm } from '../ui/skeleton-form.tsx'
import { toast } from '../ui/toast-store.ts'
import type { Route } from './+types/change-password'
import { NewPasswordField } from './new-password-field.tsx'

/** Nothing to load; it is what makes the guard of the layout run. */
export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export const HydrateFallback = () => (
  <main id="main" className="mx-auto w-full max-w-md px-5 py-14 lg:py-20">
    <SkeletonForm label="Loading" fields={3} />
  </main>
)

export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await submit({
    schema: async () => (await import('contract/accounts')).accounts.changePassword.body,
    values: valuesOf(await request.formData()),
    send: (body) => api.accounts.changePassword({ body }),
  })
  if (isRefusal(result)) return result
  forgetSession()
  toast.success(result.message)
  return redirect('/baltra-account-signin')
}

/** `/baltra-change-password` */
export default function ChangePassword({ actionData }: Route.ComponentProps) {
  const { form, errorOf, onChange } = useRefusal(actionData)
  return (
    <main id="main" className="mx-auto w-full max-w-md px-5 py-14 lg:py-20">
      <title>{`Change password | ${brand.name}`}</title>
      <h1 className="text-title">Change password</h1>
      <p className="mt-3 text-ink-2">You are signed out everywhere, then sign in with the new one.</p>
      <Form ref={form} method="post" noValidate onChange={onChange} className="mt-8 grid gap-5">
        <Field label="Current password" error={errorOf('old_password')}>
          <PasswordInput name="old_password" autoComplete="current-password" />
        </Field>
        <NewPasswordField name="new_password" label="New password" error={errorOf('new_password')} />
        <Field label="Confirm new password" error={errorOf('confirm_newpassword')}>
          <PasswordInput name="confirm_newpassword" autoComplete="new-password" />
        </Field>
        <Button type="submit" size="lg" busy={useBusy()} busyLabel="Saving…">
          Update Password
        </Button>
      </Form>
    </main>
  )
}
