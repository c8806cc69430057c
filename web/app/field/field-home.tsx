import { OFFICE_PASSWORD, SHOP_HOME } from 'contract/core/paths'
import HardHat from 'lucide-react/icons/hard-hat'
import { m } from '#messages'
import { needs } from '../session/guard.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'

export const clientMiddleware = [needs('field.work')]

/** `/field`: where engineers land. */
export default function FieldHome() {
  return (
    <main id="main" className="mx-auto max-w-shop px-5 py-10">
      <title>{m.field_title()}</title>
      <EmptyState heading="h1" icon={<HardHat />} title={m.field_title()} text={m.field_text()}>
        <ButtonLink to={OFFICE_PASSWORD}>{m.field_password()}</ButtonLink>
        <ButtonLink to={SHOP_HOME} variant="outline">
          {m.field_site()}
        </ButtonLink>
      </EmptyState>
    </main>
  )
}
