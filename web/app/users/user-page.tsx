import { isStaff } from 'contract/core/roles'
import { activityOfPath } from 'contract/core/office-paths'
import type { UserRow } from 'contract/users/endpoints'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { AccountLoss } from '../factors/account-loss.tsx'
import { fullName } from '../accounts/office/person-columns.tsx'
import { ROLE_NAME } from '../accounts/role-name.ts'
import { History } from '../history/history.tsx'
import { DetailHead, DetailPage } from '../office/detail.tsx'
import { EndSessions } from '../office/end-sessions-button.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { longDate } from '../ui/format/dates.ts'
import { SkeletonForm } from '../ui/feedback/skeleton-form.tsx'

/** Whose account it is, above its form. */
export const UserPage = ({ user, children }: { user: UserRow; children: ReactNode }) => (
  <DetailPage title={fullName(user)}>
    <div className="max-w-2xl">
      <DetailHead
        title={fullName(user)}
        state={<Badge tone="line">{ROLE_NAME[user.role]()}</Badge>}
        facts={
          <>
            <span>{user.contact}</span>
            <span>{m.users_joined({ date: longDate(user.date_joined) })}</span>
          </>
        }
        actions={
          <>
            {isStaff(user.role) && (
              <ButtonLink to={activityOfPath(user.id)} variant="line" size="sm">
                {m.activity_what_they_did()}
              </ButtonLink>
            )}
            <EndSessions id={user.id} name={fullName(user)} />
          </>
        }
      />
    </div>
    <div className="mt-6 max-w-2xl">
      {children}
      {isStaff(user.role) && <AccountLoss id={user.id} name={fullName(user)} />}
    </div>
    <History subject="account" id={user.id} className="max-w-2xl" />
  </DetailPage>
)

export const UserSkeleton = () => (
  <div className="w-full max-w-304 px-4 py-5 lg:px-6">
    <SkeletonForm label={m.office_loading()} fields={8} />
  </div>
)
