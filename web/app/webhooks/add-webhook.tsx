import { WEBHOOK_LIST, webhookPath } from 'contract/core/office-paths'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { loadBody } from '../forms/body-of.ts'
import { isRefusal } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import { useRefusal } from '../forms/use-refusal.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { DetailCard, DetailPage, DetailSkeleton } from '../office/detail.tsx'
import { ShownOncePage } from '../office/shown-once.tsx'
import { needs } from '../session/guard.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import type { Route } from './+types/add-webhook'
import { WebhookForm } from './webhook-form.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_menu_webhooks(), to: WEBHOOK_LIST }, { text: m.webhooks_add() }],
}
export const clientMiddleware = [needs('webhooks.manage')]

/** Preloads the form's validation, so that it works offline. */
export async function clientLoader() {
  await loadBody(api.webhooks.add)
  return null
}
/** What was added stays as it is shown: its secret comes once. */
export const shouldRevalidate = () => false
export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  submit(api.webhooks.add, { values: valuesOf(await request.formData()) })
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/add/webhook` */
export default function AddWebhook({ actionData }: Route.ComponentProps) {
  const refusal = useRefusal(actionData)
  if (actionData && !isRefusal(actionData)) return <Added {...actionData.data} />
  return (
    <DetailPage title={m.webhooks_add()}>
      <h1 className="text-heading">{m.webhooks_add()}</h1>
      <DetailCard title={m.webhooks_one()} className="mt-6 max-w-3xl">
        <WebhookForm label={m.webhooks_add()} refusal={refusal} />
      </DetailCard>
    </DetailPage>
  )
}

const Added = ({ id, secret }: { id: number; secret: string }) => (
  <ShownOncePage
    title={m.webhooks_secret_title()}
    text={m.webhooks_secret_text()}
    secret={secret}
    copy={m.webhooks_copy()}
    copied={m.webhooks_copied()}
  >
    <ButtonLink to={webhookPath(id)} variant="line" className="max-sm:w-full">
      {m.webhooks_go_on()}
    </ButtonLink>
  </ShownOncePage>
)
