import { ROLE_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { AccountForm } from '../accounts/office/account-form.tsx'
import { NameFields } from '../accounts/office/person-fields.tsx'
import { api } from '../api/client.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { DetailPage } from '../office/detail.tsx'
import { submitOfficeForm } from '../office/submit-office-form.ts'
import { needs } from '../session/guard.ts'
import { Field } from '../ui/fields/field.tsx'
import { PasswordInput } from '../ui/fields/password-input.tsx'
import type { Route } from './+types/add-role'
import { RoleField } from './role-field.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [
    { text: m.office_section_settings() },
    { text: m.office_menu_roles(), to: ROLE_LIST },
    { text: m.users_assign() },
  ],
}
export const clientMiddleware = [needs('users.write')]
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  submitOfficeForm({
    request,
    schema: async () => (await import('contract/users/endpoints')).users.create.body,
    send: (body, options) => api.users.create({ body }, options),
    goTo: ROLE_LIST,
  })

/** `/baltra-admin-dashboard/add-role` */
export default function AddRole({ actionData }: Route.ComponentProps) {
  return (
    <DetailPage title={m.users_assign()}>
      <h1 className="text-heading">{m.users_assign()}</h1>
      <div className="mt-6 max-w-2xl">
        <AccountForm
          result={actionData}
          verb={m.users_assign()}
          busyLabel={m.users_assigning()}
          back={ROLE_LIST}
          list={m.office_menu_roles()}
          resettable
        >
          {(errorOf) => (
            <>
              <NameFields errorOf={errorOf} />
              <Field label={m.users_password()} help={m.users_password_help()} error={errorOf('password')}>
                <PasswordInput name="password" autoComplete="new-password" />
              </Field>
              <Field label={m.users_password_again()} error={errorOf('password1')}>
                <PasswordInput name="password1" autoComplete="new-password" />
              </Field>
              <RoleField errorOf={errorOf} />
            </>
          )}
        </AccountForm>
      </div>
    </DetailPage>
  )
}
