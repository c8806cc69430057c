import { ROLE_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { AccountForm } from '../accounts/office/account-form.tsx'
import { BirthFields, NameFields } from '../accounts/office/person-fields.tsx'
import { api } from '../api/client.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { AbsentDetail } from '../office/detail.tsx'
import { savedRow } from '../office/saved-row.ts'
import { unlessSignedOut } from '../office/end-sessions.ts'
import { needs } from '../session/guard.ts'
import { Field } from '../ui/fields/field.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import type { Route } from './+types/edit-role'
import { RoleField } from './role-field.tsx'
import { saveUser } from './save-user.ts'
import { UserPage, UserSkeleton } from './user-page.tsx'

export const handle: OfficeHandle = {
  crumbs: ({ id = '' }) => [
    { text: m.office_section_settings() },
    { text: m.office_menu_roles(), to: ROLE_LIST },
    { text: m.office_number({ id }) },
  ],
}
export const clientMiddleware = [needs('users.write')]
export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => savedRow(api.users.get({ params: { id } }))
export const shouldRevalidate = unlessSignedOut
export const clientAction = ({ request, params: { id } }: Route.ClientActionArgs) =>
  saveUser({ request, id, goTo: ROLE_LIST })
export const HydrateFallback = UserSkeleton

/** `/baltra-admin-dashboard/edit-role/{id}`; customers have no role to edit. */
export default function EditRole({ loaderData: saved, actionData }: Route.ComponentProps) {
  if (!saved || saved.row.role === 'customer')
    return <AbsentDetail words={m.office_absent_data()} back={ROLE_LIST} list={m.office_menu_roles()} />
  const { row: user, version } = saved
  return (
    <UserPage user={user}>
      <AccountForm
        before={user}
        version={version}
        result={actionData}
        verb={m.users_save()}
        busyLabel={m.office_saving()}
        back={ROLE_LIST}
        list={m.office_menu_roles()}
        resettable
      >
        {(errorOf) => (
          <>
            <NameFields person={user} errorOf={errorOf} />
            <BirthFields person={user} errorOf={errorOf} />
            <Field label={m.users_district()} error={errorOf('district')}>
              <TextInput name="district" defaultValue={user.district} maxLength={100} autoComplete="off" />
            </Field>
            <Field label={m.users_city()} error={errorOf('city')}>
              <TextInput name="city" defaultValue={user.city} maxLength={100} autoComplete="off" />
            </Field>
            <Field label={m.users_address()} error={errorOf('address')} className="sm:col-span-2">
              <TextInput name="address" defaultValue={user.address} maxLength={300} autoComplete="off" />
            </Field>
            <RoleField stored={user} errorOf={errorOf} />
          </>
        )}
      </AccountForm>
    </UserPage>
  )
}
