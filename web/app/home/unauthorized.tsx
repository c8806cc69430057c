import { SHOP_HOME } from 'contract/core/paths'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useNavigate } from 'react-router'
import type { PageHandle } from 'contract/core/page'
import { Button } from '../ui/buttons/button.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Counters } from './counters.tsx'

export const handle: PageHandle = { public: true, unlisted: true }

/** `/unauthorize`: the role does not match. */
export default function Unauthorized() {
  const navigate = useNavigate()
  return (
    <main id="main" className="mx-auto max-w-shop px-5 py-10">
      <title>Not for this account</title>
      <EmptyState
        heading="h1"
        icon={<LockKeyhole />}
        title="This page is not for your account"
        text="Customer pages need a customer’s account, the back office one of our staff. Sign in with the other account, or go on."
      >
        <ButtonLink to={SHOP_HOME}>Go to Home</ButtonLink>
        <Button variant="outline" onClick={() => void navigate(-1)}>
          Go back
        </Button>
      </EmptyState>
      <Counters />
    </main>
  )
}
