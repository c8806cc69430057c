import { apiKeyPath } from 'contract/core/office-paths'
import type { NewApiKey } from 'contract/api-keys/endpoints'
import { m } from '#messages'
import { ApiDocsLink } from '../../office/api-docs-link.tsx'
import { ShownOncePage } from '../../office/shown-once.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'

/** The secret of a key that was just made. */
export const NewSecret = ({ made: { id, name, secret } }: { made: Pick<NewApiKey, 'id' | 'name' | 'secret'> }) => (
  <ShownOncePage
    title={m.api_keys_office_secret_title({ name })}
    text={m.api_keys_office_secret_text()}
    more={<ApiDocsLink />}
    secret={secret}
    copy={m.api_keys_office_copy()}
    copied={m.api_keys_office_copied()}
  >
    <ButtonLink to={apiKeyPath(id)} variant="line" className="max-sm:w-full">
      {m.api_keys_office_to_key()}
    </ButtonLink>
  </ShownOncePage>
)
