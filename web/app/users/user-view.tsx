import { USER_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { AccountForm } from '../accounts/office/account-form.tsx'
import { PersonFields } from '../accounts/office/person-fields.tsx'
import { api } from '../api/client.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { AbsentDetail } from '../office/detail.tsx'
import { savedRow } from '../office/saved-row.ts'
import { unlessSignedOut } from '../office/end-sessions.ts'
import { needs } from '../session/guard.ts'
import type { Route } from './+types/user-view'
import { saveUser } from './save-user.ts'
import { UserPage, UserSkeleton } from './user-page.tsx'

export const handle: OfficeHandle = {
  crumbs: ({ id = '' }) => [
    { text: m.office_section_settings() },
    { text: m.users_list(), to: USER_LIST },
    { text: m.office_number({ id }) },
  ],
}
export const clientMiddleware = [needs('users.read')]
export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => savedRow(api.users.get({ params: { id } }))
export const shouldRevalidate = unlessSignedOut
export const clientAction = ({ request, params: { id } }: Route.ClientActionArgs) => saveUser({ request, id })
export const HydrateFallback = UserSkeleton

/** `/baltra-admin-dashboard/single-user-view/{id}` */
export default function UserView({ loaderData: saved, actionData }: Route.ComponentProps) {
  if (!saved) return <AbsentDetail words={m.office_absent_data()} back={USER_LIST} list={m.users_list()} />
  const { row: user, version } = saved
  return (
    <UserPage user={user}>
      <AccountForm
        before={user}
        version={version}
        result={actionData}
        verb={m.users_save()}
        busyLabel={m.office_saving()}
        back={USER_LIST}
        list={m.users_list()}
      >
        {(errorOf) => <PersonFields person={user} version={version} errorOf={errorOf} />}
      </AccountForm>
    </UserPage>
  )
}
