import { isStaff } from 'contract/core/roles'
import { activityOfPath } from 'contract/core/office-paths'
import type { UserRow } from 'contract/users/endpoints'
import ScrollText from 'lucide-react/icons/scroll-text'
import { m } from '#messages'
import { fullName } from '../accounts/office/person-columns.tsx'
import type { RowLink } from '../lists/row-actions.tsx'

/** To the log of what a colleague did; customers are not in it by name. */
export const whatTheyDid = (person: Pick<UserRow, 'id' | 'firstname' | 'lastname' | 'role'>): RowLink[] =>
  isStaff(person.role)
    ? [
        {
          to: activityOfPath(person.id),
          label: m.activity_of_person({ name: fullName(person) }),
          icon: <ScrollText />,
        },
      ]
    : []
