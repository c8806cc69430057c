import { ALL_PRODUCTS } from 'contract/core/paths'
import CircleCheck from 'lucide-react/icons/circle-check'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { AccountPage } from './account-page.tsx'
import { m } from '#messages'

/** `/baltra-successModal` */
export default function SignUpSuccess() {
  return (
    <AccountPage title={m.accounts_success()} text={m.accounts_success_text()}>
      <CircleCheck className="order-first mb-6 size-12 text-green-dot" aria-hidden />
      <div className="mt-8">
        <ButtonLink to={ALL_PRODUCTS}>{m.accounts_explore()}</ButtonLink>
      </div>
    </AccountPage>
  )
}
