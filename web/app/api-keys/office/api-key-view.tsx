import { API_KEY_LIST, keyActivityPath } from 'contract/core/office-paths'
import type { ApiKey } from 'contract/api-keys/endpoints'
import { useRef } from 'react'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { livingSession } from '../../api/living-session.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton, Facts } from '../../office/detail.tsx'
import { savedRow, unlessRefused } from '../../office/saved-row.ts'
import { needs } from '../../session/guard.ts'
import { useFocusBack } from '../../ui/browser/use-focus-back.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { dateTime, longDate } from '../../ui/format/dates.ts'
import type { Route } from './+types/api-key-view'
import { CAPABILITY_NAME } from './capability-names.ts'
import { EditKeyForm } from './edit-key-form.tsx'
import { KeyDecision } from './key-decision.tsx'
import { KeyStateBadge } from './key-state.tsx'

export const handle: OfficeHandle = {
  crumbs: ({ id = '' }) => [
    { text: m.office_section_settings() },
    { text: m.office_menu_api_keys(), to: API_KEY_LIST },
    { text: m.office_number({ id }) },
  ],
}
export const clientMiddleware = [needs('apikeys.manage')]
export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) =>
  savedRow(api.apiKeys.get({ params: { id } }))
export const shouldRevalidate = unlessRefused

const END = 'end'
const TAKE_OVER = 'take-over'

export async function clientAction({ request, params: { id } }: Route.ClientActionArgs) {
  const form = await request.formData()
  const params = { id }
  if (form.get('intent') === END) return submit(api.apiKeys.end, { params })
  if (form.get('intent') === TAKE_OVER) return submit(api.apiKeys.takeOver, { params })
  const result = await submit(api.apiKeys.update, { params, values: valuesOf(form) })
  if (isRefusal(result)) return result
  toast.success(result.message)
  return null
}

export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/api-keys/{id}` */
export default function ApiKeyView({ loaderData: saved, actionData }: Route.ComponentProps) {
  const head = useRef<HTMLDivElement>(null)
  useFocusBack(head, saved?.row.state)
  if (!saved)
    return <AbsentDetail words={m.api_keys_office_absent()} back={API_KEY_LIST} list={m.office_menu_api_keys()} />
  const { row: key, version } = saved
  const isLiving = key.state !== 'ended'
  return (
    <DetailPage title={key.name}>
      <div ref={head} tabIndex={-1} className="outline-none">
        <DetailHead
          title={key.name}
          state={<KeyStateBadge state={key.state} />}
          facts={<code lang="en">{key.begins}…</code>}
          actions={isLiving && <Decisions apiKey={key} />}
        />
      </div>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <KeyFacts apiKey={key} />
        <DetailCard title={m.api_keys_office_may()}>
          <ul className="grid gap-3">
            {key.capabilities.map((capability) => (
              <li key={capability} className="text-xs">
                {CAPABILITY_NAME[capability]()}
                <code lang="en" className="block text-2xs break-all text-ink-3">
                  {capability}
                </code>
              </li>
            ))}
          </ul>
        </DetailCard>
        {isLiving && (
          <DetailCard title={m.api_keys_office_change()}>
            <EditKeyForm version={version} apiKey={key} result={actionData} />
          </DetailCard>
        )}
      </div>
      <History subject="api_key" id={key.id} />
    </DetailPage>
  )
}

const Decisions = ({ apiKey: { name, owner } }: { apiKey: ApiKey }) => (
  <>
    {owner?.id !== livingSession()?.accountId && (
      <KeyDecision
        intent={TAKE_OVER}
        tone="ink"
        verb={m.api_keys_office_take_over()}
        title={m.api_keys_office_take_over_ask({ name })}
        text={m.api_keys_office_take_over_text()}
        busyLabel={m.api_keys_office_taking_over()}
      />
    )}
    <KeyDecision
      intent={END}
      tone="danger"
      verb={m.api_keys_office_end()}
      title={m.api_keys_office_end_ask({ name })}
      text={m.api_keys_office_end_text()}
      busyLabel={m.api_keys_office_ending()}
    />
  </>
)

function KeyFacts({ apiKey: key }: { apiKey: ApiKey }) {
  return (
    <DetailCard title={m.api_keys_office_facts()}>
      <Facts
        items={[
          [m.api_keys_office_owner(), key.owner?.name],
          [m.api_keys_office_rows(), rowsOf(key)],
          [m.api_keys_office_last_used(), lastUseOf(key)],
          [m.api_keys_office_until(), longDate(key.expires_on)],
          [m.api_keys_office_addresses(), key.addresses.join(', ') || m.api_keys_office_anywhere()],
          [m.api_keys_office_made(), dateTime(key.created_at)],
          ...(key.ended_at
            ? ([
                [m.api_keys_office_ended(), dateTime(key.ended_at)],
                [m.api_keys_office_ended_by(), key.ended_by],
              ] as const)
            : []),
        ]}
      />
      <ButtonLink to={keyActivityPath(key.id)} variant="line" size="sm" className="mt-5">
        {m.api_keys_office_did()}
      </ButtonLink>
    </DetailCard>
  )
}

const rowsOf = ({ is_bound, centre }: ApiKey) =>
  is_bound ? centre || m.api_keys_office_gone_centre() : m.api_keys_office_all_rows()

const lastUseOf = ({ last_used_at, last_used_from }: ApiKey) =>
  last_used_at
    ? m.api_keys_office_used_from({ date: dateTime(last_used_at), address: last_used_from })
    : m.api_keys_office_never_used()
