import { ALL_PRODUCTS } from 'contract/core/paths'
import CircleCheck from 'lucide-react/icons/circle-check'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { AccountPage } from './account-page.tsx'

/** `/baltra-successModal` */
export default function SignUpSuccess() {
  return (
    <AccountPage
      title="Successfully Signed up!"
      text="Register the products you own, and warranty and service open for them."
    >
      <CircleCheck className="order-first mb-6 size-12 text-green-dot" aria-hidden />
      <div className="mt-8">
        <ButtonLink to={ALL_PRODUCTS}>Explore</ButtonLink>
      </div>
    </AccountPage>
  )
}
