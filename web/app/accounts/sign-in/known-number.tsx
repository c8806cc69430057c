import { ENTER_PHONE, FORGOT_PASSWORD, SIGN_IN } from 'contract/core/paths'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { AccountPage } from './account-page.tsx'
import { NextLink } from './next-link.tsx'
import { spaced } from './sent-to.tsx'
import { m } from '#messages'

/** The number was proved, and it has an account: no form is filled in for nothing. */
export function KnownNumber({ contact }: { contact: string }) {
  const { search } = useLocation()
  return (
    <AccountPage title={m.accounts_welcome_back()} text={m.accounts_has_account({ number: `+977 ${spaced(contact)}` })}>
      <div className="mt-8 grid gap-3">
        <ButtonLink to={SIGN_IN + search} size="lg">
          {m.accounts_sign_in_title()}
        </ButtonLink>
        <ButtonLink to={FORGOT_PASSWORD + search} size="lg" variant="outline">
          {m.accounts_set_password()}
        </ButtonLink>
      </div>
      <p className="mt-6 text-sm text-ink-2">
        {m.accounts_not_yours()}{' '}
        <NextLink to={ENTER_PHONE} className="inline-flex min-h-11 items-center">
          {m.accounts_other_number()}
        </NextLink>
      </p>
    </AccountPage>
  )
}
