import RotateCw from 'lucide-react/icons/rotate-cw'
import Send from 'lucide-react/icons/send'
import type { SystemState } from 'contract/system/endpoints'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { refusalOf } from '../forms/refusal.ts'
import { submit, valuesOf } from '../forms/submit.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { DetailCard, DetailHead, DetailPage, DetailSkeleton } from '../office/detail.tsx'
import { DemoCard } from '../first-start/demo-card.tsx'
import { needs } from '../session/guard.ts'
import { Badge } from '../ui/data/badge.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { dateTime } from '../ui/format/dates.ts'
import { whole } from '../ui/format/numbers.ts'
import type { Route } from './+types/system-view'
import { gatewayLines, machineLines, productLines, queueLines, surroundingLines } from './lines.ts'
import { LogLevelForm } from './log-level-form.tsx'
import { StateLines } from './state-lines.tsx'
import { usePress } from '../forms/use-press.ts'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.office_section_settings() }, { text: m.office_menu_system() }],
}
export const clientMiddleware = [needs('system.read')]
export async function clientLoader() {
  const [{ data: state }, { data: first }] = await Promise.all([api.system.get(), api.firstStart.get()])
  return { state, demo: first.demo }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, level } = valuesOf(await request.formData())
  if (intent === 'test') return api.system.testSms().catch(refusalOf)
  return submit(api.system.setLogLevel, { values: level ? { level } : {} })
}

export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/system` */
export default function SystemView({ loaderData: { state, demo } }: Route.ComponentProps) {
  const { revalidate, state: reading } = useRevalidator()
  const cards = cardsOf(state)
  const open = cards.flatMap(({ lines }) => lines).filter(({ advice }) => advice !== undefined).length
  return (
    <DetailPage title={m.office_menu_system()}>
      <DetailHead
        title={m.office_menu_system()}
        state={
          open === 0 ? (
            <Badge tone="green">{m.system_all_good()}</Badge>
          ) : (
            <Badge tone="amber">{m.system_open({ count: open, shown: whole(open) })}</Badge>
          )
        }
        facts={<span>{m.system_since({ date: dateTime(state.started_at) })}</span>}
        actions={
          <>
            <TestSms />
            <Button variant="line" busy={reading !== 'idle'} onClick={() => void revalidate()}>
              <RotateCw />
              {m.system_look_again()}
            </Button>
          </>
        }
      />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        {cards.map(({ title, lines }) => (
          <DetailCard key={title} title={title}>
            <StateLines lines={lines} />
          </DetailCard>
        ))}
        <DetailCard title={m.system_log()}>
          <LogLevelForm log={state.log} />
        </DetailCard>
        <DemoCard demo={demo} />
      </div>
    </DetailPage>
  )
}

const cardsOf = (state: SystemState) => [
  { title: m.system_machine(), lines: machineLines(state) },
  { title: m.system_surroundings(), lines: surroundingLines(state) },
  { title: m.system_gateways(), lines: gatewayLines(state) },
  { title: m.system_queues(), lines: queueLines(state) },
  { title: m.system_product(), lines: productLines(state) },
]

/** Sends a text message to oneself and says what the gateway answered. */
function TestSms() {
  const { busy, press } = usePress()
  return (
    <Button variant="line" busy={busy} busyLabel={m.system_testing()} onClick={() => press({ intent: 'test' })}>
      <Send />
      {m.system_test_sms()}
    </Button>
  )
}
