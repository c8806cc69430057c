import { API_KEY_LIST } from 'contract/core/office-paths'
import { useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { loadCentres } from '../../engineers/engineer-choices.ts'
import { loadBody } from '../../forms/body-of.ts'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { isRefusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ApiDocsLink } from '../../office/api-docs-link.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { DetailPage, DetailSkeleton } from '../../office/detail.tsx'
import { unlessRefused } from '../../office/saved-row.ts'
import { needs } from '../../session/guard.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import type { Route } from './+types/add-api-key'
import { ApiKeyFields } from './api-key-fields.tsx'
import { NewSecret } from './new-secret.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [
    { text: m.office_section_settings() },
    { text: m.office_menu_api_keys(), to: API_KEY_LIST },
    { text: m.api_keys_office_add() },
  ],
}
export const clientMiddleware = [needs('apikeys.manage')]

/** What checks the form is here already when the connection is gone. */
export async function clientLoader() {
  const [centres] = await Promise.all([loadCentres(), loadBody(api.apiKeys.make)])
  return centres
}
export const shouldRevalidate = unlessRefused
export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await submit(api.apiKeys.make, {
    values: valuesOf(await request.formData()),
    options: { signal: request.signal },
  })
  return isRefusal(result) ? result : result.data
}

export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/add/api-key` */
export default function AddApiKey({ loaderData: centres, actionData }: Route.ComponentProps) {
  if (actionData && !isRefusal(actionData)) return <NewSecret made={actionData} />
  return (
    <DetailPage title={m.api_keys_office_add()}>
      <h1 className="text-heading">{m.api_keys_office_add()}</h1>
      <p className="mt-2 max-w-read text-xs text-ink-2">
        {m.api_keys_office_note()} <ApiDocsLink />
      </p>
      <ApiKeyForm centres={centres} result={actionData} />
    </DetailPage>
  )
}

interface ApiKeyFormProps {
  centres: readonly { id: number; name: string }[]
  /** of the form's action */
  result: unknown
}

/** The form of a new key: keeps its input, and asks before discarding it. */
function ApiKeyForm({ centres, result }: ApiKeyFormProps) {
  const { form, errorOf, onChange, forget } = useRefusal(result)
  const [isChanged, setChanged] = useState(false)
  const change = (event: FormEvent<HTMLFormElement>) => {
    onChange(event)
    setChanged(true)
  }
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-label={m.api_keys_office_add()}
      onSubmit={useSingleSubmit()}
      onChange={change}
      className="mt-6 max-w-3xl"
    >
      <LeaveGuard when={isChanged} />
      <ApiKeyFields centres={centres} errorOf={errorOf} onCapabilities={() => forget('capabilities')} />
      <div className="mt-7 flex flex-wrap gap-2.5">
        <Button
          type="submit"
          variant="ink"
          busy={useBusy()}
          busyLabel={m.api_keys_office_making()}
          className="max-sm:w-full"
        >
          {m.api_keys_office_make()}
        </Button>
        <ButtonLink to={API_KEY_LIST} variant="line" className="max-sm:w-full">
          {m.office_menu_api_keys()}
        </ButtonLink>
      </div>
    </Form>
  )
}
