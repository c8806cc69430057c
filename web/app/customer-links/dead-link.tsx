import LinkIcon from 'lucide-react/icons/link-2-off'
import { isRouteErrorResponse } from 'react-router'
import { m } from '#messages'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { CallButton } from './call-button.tsx'

/** A link of an SMS that leads to nothing; anything else is for the layout around. */
export function DeadLink({ error, phone }: { error: unknown; phone: string }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <main id="main" className="mx-auto max-w-shop px-5 py-6">
      <title>{m.customer_links_dead_title()}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        heading="h1"
        icon={<LinkIcon />}
        title={m.customer_links_dead_title()}
        text={m.customer_links_dead_text()}
      >
        <CallButton phone={phone} />
      </EmptyState>
    </main>
  )
}
