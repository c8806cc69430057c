import { ROLE_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { AccountForm } from '../accounts/office/account-form.tsx'
import { NameFields } from '../accounts/office/person-fields.tsx'
import { api } from '../api/client.ts'
import { isRefusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { DetailPage } from '../office/detail.tsx'
import { needs } from '../session/guard.ts'
import type { Route } from './+types/add-role'
import { GivenPassword } from './given-password.tsx'
import { RoleField } from './role-field.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [
    { text: m.office_section_settings() },
    { text: m.office_menu_roles(), to: ROLE_LIST },
    { text: m.users_assign() },
  ],
}
export const clientMiddleware = [needs('users.write')]
export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await submit(api.users.create, {
    values: valuesOf(await request.formData()),
    options: { signal: request.signal },
  })
  return isRefusal(result) ? result : result.data
}

/** `/baltra-admin-dashboard/add-role` */
export default function AddRole({ actionData }: Route.ComponentProps) {
  if (actionData && !isRefusal(actionData)) return <GivenPassword account={actionData} />
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
              <RoleField errorOf={errorOf} />
              <p className="text-xs text-ink-2 sm:col-span-2">{m.users_password_made()}</p>
            </>
          )}
        </AccountForm>
      </div>
    </DetailPage>
  )
}
