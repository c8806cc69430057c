import { ROLE_LIST } from 'contract/core/paths'
import { AccountForm } from '../accounts/office/account-form.tsx'
import { NameFields } from '../accounts/office/person-fields.tsx'
import { api } from '../api/client.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { DetailPage } from '../office/detail.tsx'
import { submitOfficeForm } from '../office/submit-office-form.ts'
import { needs } from '../session/guard.ts'
import { withPassword } from '../session/with-password.ts'
import { Field } from '../ui/fields/field.tsx'
import { PasswordInput } from '../ui/fields/password-input.tsx'
import type { Route } from './+types/add-role'
import { RoleField } from './role-field.tsx'

const TITLE = 'Assign Role'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: 'Settings' }, { text: 'Manage Roles', to: ROLE_LIST }, { text: TITLE }],
}
export const clientMiddleware = [needs('users.write')]
export const clientAction = ({ request }: Route.ClientActionArgs) =>
  submitOfficeForm({
    request,
    schema: async () => (await import('contract/users/endpoints')).users.create.body,
    send: (body, options) => withPassword(() => api.users.create({ body }, options)),
    goTo: ROLE_LIST,
  })

/** `/baltra-admin-dashboard/add-role` */
export default function AddRole({ actionData }: Route.ComponentProps) {
  return (
    <DetailPage title={TITLE}>
      <h1 className="text-heading">{TITLE}</h1>
      <div className="mt-6 max-w-2xl">
        <AccountForm
          result={actionData}
          verb={TITLE}
          busyLabel="Assigning…"
          back={ROLE_LIST}
          list="Manage Roles"
          resettable
        >
          {(errorOf) => (
            <>
              <NameFields errorOf={errorOf} />
              <Field
                label="Password"
                help="8 characters or more, with a lowercase letter, an uppercase letter and a number. It works for 7 days, in which they choose their own."
                error={errorOf('password')}
              >
                <PasswordInput name="password" autoComplete="new-password" />
              </Field>
              <Field label="Confirm Password" error={errorOf('password1')}>
                <PasswordInput name="password1" autoComplete="new-password" />
              </Field>
              <RoleField error={errorOf('role')} />
            </>
          )}
        </AccountForm>
      </div>
    </DetailPage>
  )
}
