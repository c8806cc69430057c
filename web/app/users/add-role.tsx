import { ROLE_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { AccountForm } from '../accounts/office/account-form.tsx'
import { NameFields } from '../accounts/office/person-fields.tsx'
import { api } from '../api/client.ts'
import { isRefusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { rowOrAbsent } from '../office/row-or-absent.ts'
import { unlessRefused } from '../office/saved-row.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { DetailPage, DetailSkeleton } from '../office/detail.tsx'
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
/** Who gets the account, where an engineer's own screen led here. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const id = new URL(request.url).searchParams.get('engineer')
  return id === null ? null : await rowOrAbsent(api.engineers.get({ params: { id } }))
}
export const shouldRevalidate = unlessRefused
export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await submit(api.users.create, {
    values: valuesOf(await request.formData()),
    options: { signal: request.signal },
  })
  return isRefusal(result) ? result : result.data
}
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/add-role` */
export default function AddRole({ loaderData: engineer, actionData }: Route.ComponentProps) {
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
              <NameFields errorOf={errorOf} {...(engineer && { first: firstOf(engineer) })} />
              <RoleField errorOf={errorOf} engineer={engineer ?? undefined} />
              <p className="text-xs text-ink-2 sm:col-span-2">{m.users_password_made()}</p>
            </>
          )}
        </AccountForm>
      </div>
    </DetailPage>
  )
}

/** Name and number as the list of engineers has them. */
function firstOf({ name, phone }: { name: string; phone: string }) {
  const [firstname = '', ...rest] = name.split(' ')
  return { firstname, lastname: rest.join(' '), email: '', contact: phone }
}
