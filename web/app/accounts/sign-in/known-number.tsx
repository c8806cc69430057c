import { ENTER_PHONE, FORGOT_PASSWORD, SIGN_IN, SIGN_UP } from 'contract/core/paths'
import { useLocation, useNavigate } from 'react-router'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { AccountPage } from './account-page.tsx'
import { NextLink } from './next-link.tsx'
import { beginAnew } from './otp-flow.ts'
import { spaced } from './sent-to.tsx'
import { m } from '#messages'

/** The number was proved, and it has an account: no form is filled in for nothing. */
export function KnownNumber({ contact, mayBeginAnew }: { contact: string; mayBeginAnew: boolean }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const goOnAnew = () => {
    beginAnew()
    void navigate(SIGN_UP + search)
  }
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
      {mayBeginAnew && (
        <section aria-labelledby="anew" className="mt-8 border-t border-line pt-5">
          <h2 id="anew" className="text-sm font-semibold">
            {m.accounts_anew_title()}
          </h2>
          <p className="mt-1 mb-4 text-sm text-ink-2">{m.accounts_anew_text()}</p>
          <Button variant="outline" className="w-full" onClick={goOnAnew}>
            {m.accounts_anew()}
          </Button>
        </section>
      )}
      <p className="mt-6 text-sm text-ink-2">
        {m.accounts_not_yours()}{' '}
        <NextLink to={ENTER_PHONE} className="inline-flex min-h-11 items-center">
          {m.accounts_other_number()}
        </NextLink>
      </p>
    </AccountPage>
  )
}
