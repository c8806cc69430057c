import { ENTER_PHONE, FORGOT_PASSWORD, SIGN_IN } from 'contract/core/paths'
import { Form, redirect } from 'react-router'
import { api } from '../../api/client.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { forgetSession } from '../../session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { PasswordInput } from '../../ui/fields/password-input.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { Route } from './+types/reset-password'
import { AccountPage, RESET_STEPS } from './account-page.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { NewPasswordField } from '../new-password-field.tsx'
import { NextLink } from './next-link.tsx'
import { endFlow, flowOf, rememberNumber } from './otp-flow.ts'
import { preserveNextParam } from './signed-out-only.ts'
import { m } from '#messages'

/** Only after the code. */
export async function clientLoader() {
  const flow = flowOf('reset')
  if (!flow?.proven) throw redirect(FORGOT_PASSWORD)
  return flow
}
clientLoader.hydrate = true as const

export const HydrateFallback = AccountSkeleton

export async function clientAction({ request }: Route.ClientActionArgs) {
  const contact = flowOf('reset')?.contact ?? ''
  const result = await submit(api.accounts.resetPassword, {
    values: { ...valuesOf(await request.formData()), contact },
  })
  if (isRefusal(result)) return result
  endFlow('reset')
  forgetSession()
  rememberNumber(contact)
  toast.success(result.message)
  return redirect(`${SIGN_IN}${preserveNextParam(request)}`)
}

/** `/baltra-resetPassword` */
export default function ResetPassword({ loaderData: flow, actionData }: Route.ComponentProps) {
  const { form, errorOf, onChange } = useRefusal(actionData)
  return (
    <AccountPage
      title={m.accounts_choose_password()}
      text={flow.asksOwner ? m.accounts_known_text() : m.accounts_choose_password_text()}
      step={2}
      steps={RESET_STEPS}
    >
      <Form ref={form} method="post" noValidate onChange={onChange} className="mt-8 grid gap-5">
        <input hidden type="text" readOnly autoComplete="username" value={flow.contact} />
        {flow.asksOwner && (
          <Field label={m.accounts_known()} help={m.accounts_known_help()} error={errorOf('known')}>
            <TextInput name="known" autoComplete="off" maxLength={100} />
          </Field>
        )}
        <NewPasswordField
          name="new_password"
          label={m.accounts_new_password_label()}
          error={errorOf('new_password')}
          owner={flow}
        />
        <Field label={m.accounts_confirm_password()} error={errorOf('confirm_password')}>
          <PasswordInput name="confirm_password" autoComplete="new-password" />
        </Field>
        <Button type="submit" size="lg" busy={useBusy()} busyLabel={m.accounts_saving()}>
          {m.accounts_save()}
        </Button>
      </Form>
      {flow.asksOwner && (
        <section aria-labelledby="anew" className="mt-8 border-t border-line pt-5">
          <h2 id="anew" className="text-sm font-semibold">
            {m.accounts_anew_title()}
          </h2>
          <p className="mt-1 text-sm text-ink-2">{m.accounts_anew_text()}</p>
          <p className="text-sm text-ink-2">
            <NextLink to={ENTER_PHONE} className="inline-flex min-h-11 items-center">
              {m.accounts_anew()}
            </NextLink>
          </p>
        </section>
      )}
    </AccountPage>
  )
}
