import { USER_LIST } from 'contract/core/paths'
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
  crumbs: ({ id }) => [{ text: 'Settings' }, { text: 'User List', to: USER_LIST }, { text: `No. ${id}` }],
}
export const clientMiddleware = [needs('users.read')]
export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => savedRow(api.users.get({ params: { id } }))
export const shouldRevalidate = unlessSignedOut
export const clientAction = ({ request, params: { id } }: Route.ClientActionArgs) => saveUser({ request, id })
export const HydrateFallback = UserSkeleton

/** `/baltra-admin-dashboard/single-user-view/{id}` */
export default function UserView({ loaderData: saved, actionData }: Route.ComponentProps) {
  if (!saved) return <AbsentDetail words="No data available" back={USER_LIST} list="User List" />
  const { row: user, version } = saved
  return (
    <UserPage user={user}>
      <AccountForm
        before={user}
        version={version}
        result={actionData}
        verb="Save Changes"
        busyLabel="Saving…"
        back={USER_LIST}
        list="User List"
      >
        {(errorOf) => <PersonFields person={user} version={version} errorOf={errorOf} />}
      </AccountForm>
    </UserPage>
  )
}
