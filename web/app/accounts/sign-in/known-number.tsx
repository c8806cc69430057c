import { ENTER_PHONE, FORGOT_PASSWORD, SIGN_IN } from 'contract/core/paths'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { AccountPage } from './account-page.tsx'
import { NextLink } from './next-link.tsx'
import { spaced } from './sent-to.tsx'

/** The number was proved, and it has an account: no form is filled in for nothing. */
export function KnownNumber({ contact }: { contact: string }) {
  const { search } = useLocation()
  return (
    <AccountPage title="Welcome back" text={`+977 ${spaced(contact)} already has an account.`}>
      <div className="mt-8 grid gap-3">
        <ButtonLink to={SIGN_IN + search} size="lg">
          Sign in
        </ButtonLink>
        <ButtonLink to={FORGOT_PASSWORD + search} size="lg" variant="outline">
          Set a new password
        </ButtonLink>
      </div>
      <p className="mt-6 text-sm text-ink-2">
        Not your account?{' '}
        <NextLink to={ENTER_PHONE} className="inline-flex min-h-11 items-center">
          Use another number
        </NextLink>
      </p>
    </AccountPage>
  )
}
