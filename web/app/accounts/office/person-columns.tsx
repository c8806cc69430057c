import type { Capability } from 'contract/core/access'
import type { Role } from 'contract/core/roles'
import Eye from 'lucide-react/icons/eye'
import Pencil from 'lucide-react/icons/pencil'
import { m } from '#messages'
import { createdColumn, type Column } from '../../lists/column.ts'
import { RowActions, type RowLink } from '../../lists/row-actions.tsx'
import { useMay } from '../../office/office-data.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { ROLE_NAME } from '../role-name.ts'
import { genderLabel } from './gender-label.ts'

interface Person {
  id: number
  firstname: string
  lastname: string
  email: string
  contact: string
  gender: string
  role: Role
  image_url: string
  date_joined: string
}

export const NONE = <span className="text-ink-3">–</span>

export const fullName = ({ firstname, lastname }: Pick<Person, 'firstname' | 'lastname'>) =>
  `${firstname} ${lastname}`.trim()

/** Picture and name; on a phone the number below. */
export const nameColumn: Column<Person> = {
  header: m.accounts_office_name,
  sort: 'name',
  width: 'md:w-40',
  bar: 'w-36',
  name: (person) => ({
    name: fullName(person),
    under: person.contact,
    picture: <Avatar name={fullName(person)} src={person.image_url} size="row" />,
  }),
}

export const emailColumn: Column<Person> = {
  header: m.accounts_office_email,
  width: 'w-30',
  wide: true,
  bar: 'w-36',
  cell: ({ email }) => (email ? <span title={email}>{email}</span> : NONE),
}

export const contactColumn: Column<Person> = {
  header: m.accounts_office_contact,
  width: 'w-25',
  wide: true,
  bar: 'w-20',
  className: 'tabular-nums',
  cell: ({ contact }) => contact,
}

export const genderColumn: Column<Person> = {
  header: m.accounts_office_gender,
  width: 'w-14',
  wide: true,
  bar: 'w-10',
  cell: ({ gender }) => genderLabel(gender) || NONE,
}

export const roleColumn: Column<Person> = {
  header: m.accounts_office_role,
  sort: 'role',
  width: 'w-28',
  wide: true,
  bar: 'w-20',
  cell: ({ role }) => ROLE_NAME[role](),
}

/** With the weekday, as the documents have it. */
export const joinedColumn = createdColumn({ header: m.accounts_office_joined, sort: 'created', isLong: true })

interface PersonActionsProps {
  /** of the form */
  addressOf: (id: number) => string
  /** for who may read the row but not open its form */
  readOnly?: { write: Capability; addressOf: (id: number) => string }
  /** the records deleted with a row */
  text: (person: Person) => string
  /** further links, before the others */
  more?: (person: Person) => RowLink[]
}

/** Edit and delete. */
export const actionsColumn = (actions: PersonActionsProps): Column<Person> => ({
  header: m.accounts_office_actions,
  width: actions.more ? 'w-13' : 'w-13 lg:w-20',
  bar: 'w-6',
  end: true,
  isMenu: actions.more !== undefined,
  cell: (person) => <PersonActions {...actions} person={person} />,
})

function PersonActions({ person, addressOf, readOnly, text, more }: PersonActionsProps & { person: Person }) {
  const mayWrite = useMay(readOnly?.write ?? 'signed')
  const name = fullName(person)
  const own: RowLink =
    readOnly && !mayWrite
      ? { to: readOnly.addressOf(person.id), label: m.accounts_office_view({ name }), icon: <Eye /> }
      : { to: addressOf(person.id), label: m.accounts_office_edit({ name }), icon: <Pencil /> }
  return (
    <RowActions
      name={name}
      isMenu={more !== undefined}
      links={[...(more?.(person) ?? []), own]}
      remove={{ id: person.id, subject: 'account', text: text(person) }}
    />
  )
}

/** The documents' choices. */
export const GENDERS = [
  { value: 'male', text: m.accounts_office_male },
  { value: 'female', text: m.accounts_office_female },
]
