import { settingsPath } from 'contract/core/office-paths'
import { OFFICE, SHOP_HOME } from 'contract/core/paths'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { m } from '#messages'

/** Suggestions for what to do next. */
export const DoneStep = () => (
  <>
    <ul className="mt-6 grid max-w-read list-disc gap-1.5 pl-5 text-sm marker:text-ink-3">
      <li>{m.first_start_done_settings()}</li>
      <li>{m.first_start_done_people()}</li>
      <li>{m.first_start_done_messages()}</li>
    </ul>
    <div className="mt-8 flex flex-wrap gap-3">
      <ButtonLink to={OFFICE} size="lg" className="max-sm:w-full">
        {m.first_start_to_office()}
      </ButtonLink>
      <ButtonLink to={settingsPath('contact')} variant="outline" size="lg" className="max-sm:w-full">
        {m.first_start_to_settings()}
      </ButtonLink>
      <ButtonLink to={SHOP_HOME} variant="quiet" size="lg" reloadDocument className="max-sm:w-full">
        {m.first_start_to_shop()}
      </ButtonLink>
    </div>
  </>
)
