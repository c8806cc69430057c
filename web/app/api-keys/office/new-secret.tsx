import { apiKeyPath } from 'contract/core/office-paths'
import type { NewApiKey } from 'contract/api-keys/endpoints'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { DetailPage } from '../../office/detail.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { ApiDocsLink } from './api-docs-link.tsx'

/** The secret of a key that was just made, which is shown here and never again. */
export function NewSecret({ made: { id, name, secret } }: { made: Pick<NewApiKey, 'id' | 'name' | 'secret'> }) {
  const title = m.api_keys_office_secret_title({ name })
  const heading = useRef<HTMLHeadingElement>(null)
  // It takes the place of the form that had the focus.
  useEffect(() => heading.current?.focus(), [])
  return (
    <DetailPage title={title}>
      <h1 ref={heading} tabIndex={-1} className="text-heading wrap-anywhere outline-none">
        {title}
      </h1>
      <p className="mt-3 max-w-read text-ink-2">{m.api_keys_office_secret_text()}</p>
      <p
        lang="en"
        className="mt-6 w-fit max-w-full rounded-card border border-line bg-white px-5 py-4 font-mono text-base break-all select-all"
      >
        {secret}
      </p>
      <p className="mt-3 text-xs">
        <ApiDocsLink />
      </p>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Button variant="ink" onClick={() => void copy(secret)} className="max-sm:w-full">
          <Copy />
          {m.api_keys_office_copy()}
        </Button>
        <ButtonLink to={apiKeyPath(id)} variant="line" className="max-sm:w-full">
          {m.api_keys_office_to_key()}
        </ButtonLink>
      </div>
    </DetailPage>
  )
}

async function copy(secret: string) {
  try {
    await navigator.clipboard.writeText(secret)
    toast.success(m.api_keys_office_copied())
  } catch {
    toast.error(m.api_keys_office_by_hand())
  }
}
