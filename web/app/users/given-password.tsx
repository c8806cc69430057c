import { ROLE_LIST } from 'contract/core/office-paths'
import { m } from '#messages'
import { ShownOncePage } from '../office/shown-once.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'

export interface GivenPasswordProps {
  account: { firstname: string; lastname: string; contact: string; given_password: string }
}

/** The password of a new colleague. */
export const GivenPassword = ({ account: { firstname, lastname, contact, given_password } }: GivenPasswordProps) => (
  <ShownOncePage
    title={m.users_given_title({ name: `${firstname} ${lastname}` })}
    text={m.users_given_text({ contact })}
    secret={given_password}
    copy={m.users_given_copy()}
    copied={m.users_given_copied()}
  >
    <ButtonLink to={ROLE_LIST} variant="line" className="max-sm:w-full">
      {m.office_menu_roles()}
    </ButtonLink>
  </ShownOncePage>
)
