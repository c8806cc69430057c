import { SHOP_HOME } from 'contract/core/paths'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useNavigate } from 'react-router'
import type { PageHandle } from 'contract/core/page'
import { Button } from '../ui/buttons/button.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Counters } from './counters.tsx'
import { m } from '#messages'

export const handle: PageHandle = { public: true, unlisted: true }

/** `/unauthorize`: the role does not match. */
export default function Unauthorized() {
  const navigate = useNavigate()
  return (
    <main id="main" className="mx-auto max-w-shop px-5 py-10">
      <title>{m.home_unauthorized()}</title>
      <EmptyState
        heading="h1"
        icon={<LockKeyhole />}
        title={m.home_unauthorized_title()}
        text={m.home_unauthorized_text()}
      >
        <ButtonLink to={SHOP_HOME}>{m.home_go_home()}</ButtonLink>
        <Button variant="outline" onClick={() => void navigate(-1)}>
          {m.home_go_back()}
        </Button>
      </EmptyState>
      <Counters />
    </main>
  )
}
