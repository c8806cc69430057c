import type { HappyCall } from 'contract/complaints/happy-calls'
import { HAPPY_CALL_STATES } from 'contract/complaints/happy-call-words'
import PhoneCall from 'lucide-react/icons/phone-call'
import { useLocation } from 'react-router'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { defineList } from '../../../lists/define-list.tsx'
import type { OfficeHandle } from '../../../office/crumbs.ts'
import { useMay } from '../../../office/office-data.ts'
import { Telephone } from '../../../office/telephone.tsx'
import { needs } from '../../../session/guard.ts'
import { IconLink } from '../../../ui/buttons/icon-link.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { ShortDay } from '../../../ui/data/short-day.tsx'
import { usePlaces } from '../use-places.ts'
import type { Route } from './+types/happy-call-list'
import { callAction } from './call-action.ts'
import { doneOf, moneyOf } from './call-facts.tsx'
import { CallOverList, withCall } from './call-over-list.tsx'
import { answersOf, CALL_REASONS, CALL_STATES } from './call-words.ts'

export const handle: OfficeHandle = { crumbs: () => [{ text: m.happy_title() }] }
export const clientMiddleware = [needs('happycalls.write')]
export const clientAction = callAction

const list = defineList({
  title: m.happy_title,
  call: api.happyCalls.list,
  exported: { exportCall: api.happyCalls.export, exportName: 'happy-calls' },
  columns: [
    {
      header: m.happy_customer,
      sort: 'customer',
      width: 'md:w-40',
      bar: 'w-28',
      name: ({ customer_name, model_name, engineer_name, state }) => ({
        name: customer_name,
        below: model_name,
        under: [state === 'due' ? '' : CALL_STATES[state].label(), model_name, engineer_name]
          .filter(Boolean)
          .join(', '),
      }),
    },
    {
      header: m.happy_phone,
      width: 'w-32 max-md:w-30',
      bar: 'w-20',
      cell: ({ contact }) => <Telephone number={contact} />,
    },
    {
      header: m.happy_state,
      width: 'w-36',
      wide: true,
      bar: 'w-20',
      cell: (call) => (
        <>
          <Badge tone={CALL_STATES[call.state].tone}>{CALL_STATES[call.state].label()}</Badge>
          <span className="mt-1 block text-2xs text-ink-3">{answersOf(call) || CALL_REASONS[call.why]()}</span>
        </>
      ),
    },
    {
      header: m.happy_completed,
      sort: 'completed',
      width: 'w-26',
      wide: true,
      bar: 'w-20',
      className: 'tabular-nums',
      cell: ({ completed_at }) => <ShortDay when={completed_at} />,
    },
    {
      header: m.happy_done,
      width: 'w-44',
      wide: true,
      bar: 'w-32',
      cell: (call) => <span className="line-clamp-2">{doneOf(call)}</span>,
    },
    {
      header: m.happy_money,
      width: 'w-36',
      wide: true,
      bar: 'w-24',
      className: 'tabular-nums',
      cell: (call) => moneyOf(call) || '–',
    },
    {
      header: m.happy_engineer,
      sort: 'engineer',
      width: 'w-40',
      wide: true,
      bar: 'w-28',
      cell: ({ engineer_name, centre_name }) => (
        <>
          {engineer_name || '–'}
          <span className="block truncate text-ink-3">{centre_name}</span>
        </>
      ),
    },
    {
      header: m.happy_actions,
      width: 'w-16 max-md:w-14',
      bar: 'w-8',
      end: true,
      cell: (call) => <EnterCall call={call} />,
    },
  ],
  empty: { icon: <PhoneCall />, title: m.happy_empty, text: m.happy_empty_text },
  filters: {
    label: m.happy_filters,
    search: { name: 'search', label: m.happy_search },
    each: [
      {
        name: 'state',
        label: m.happy_state,
        options: [
          ...HAPPY_CALL_STATES.filter((state) => state !== 'due').map((state) => ({
            value: state,
            text: CALL_STATES[state].label,
          })),
          { value: 'all', text: m.happy_state_all },
        ],
        none: m.happy_state_due,
        at: 'bar',
        width: 'sm:w-60',
      },
      {
        name: 'why',
        label: m.happy_why,
        options: Object.entries(CALL_REASONS).map(([value, text]) => ({ value, text })),
        at: 'bar',
        width: 'sm:w-60',
      },
      { name: 'centre_id', label: m.happy_centre, options: useCentres, at: 'bar', width: 'sm:w-60' },
    ],
  },
  usePage: useCallPage,
})
export const clientLoader = list.load
export const HydrateFallback = list.Skeleton

/** `/baltra-admin-dashboard/all/happy-calls` */
export default function HappyCallList({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <list.Screen loaderData={loaderData} />
      <CallOverList rows={loaderData.list.rows ?? []} />
    </>
  )
}

function useCallPage() {
  const { search } = useLocation()
  return { hrefOf: ({ id }: HappyCall) => `?${withCall(search, id)}` }
}

function useCentres() {
  const { centres } = usePlaces(useMay('engineers.read'))
  return centres.map(({ id, name }) => ({ value: String(id), text: () => name }))
}

function EnterCall({ call: { id, customer_name } }: { call: HappyCall }) {
  const { search } = useLocation()
  return (
    <IconLink size="sm" to={`?${withCall(search, id)}`} label={m.happy_call_of({ name: customer_name })}>
      <PhoneCall />
    </IconLink>
  )
}
