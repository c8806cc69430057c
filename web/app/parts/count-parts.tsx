import { PART_LIST } from 'contract/core/office-paths'
import { PART_PLACE } from 'contract/parts/words'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { useNavigate } from 'react-router'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { loadBody } from '../forms/body-of.ts'
import { LeaveGuard } from '../forms/leave-guard.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { DetailPage, DetailSkeleton } from '../office/detail.tsx'
import { needs } from '../session/guard.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Field } from '../ui/fields/field.tsx'
import { Select } from '../ui/fields/select.tsx'
import type { Route } from './+types/count-parts'
import { countAction, countedWhere } from './count-action.ts'
import { CountForm } from './count-form.tsx'
import { loadStock } from './load-stock.ts'
import { PlaceSelect } from './place-select.tsx'
import { useCounting } from './use-counting.ts'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.parts_list(), to: PART_LIST }, { text: m.parts_count_place() }],
}
export const clientMiddleware = [needs('parts.move')]
export const clientAction = countAction
export const HydrateFallback = DetailSkeleton

/** The places, and what is at the one in the address; a place that is not there is none. */
export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(url)
  const asked = searchParams.get('place') ?? ''
  const is_defective = searchParams.get('is_defective') === 'true'
  const [{ data: places }, stock] = await Promise.all([
    api.partStock.places(undefined, { signal }),
    PART_PLACE.test(asked) ? loadStock({ place: asked, is_defective }, signal) : [],
    loadBody(api.partStock.count),
  ])
  const place = places.some((one) => one.place === asked) ? asked : ''
  return { places, place, is_defective, stock: place ? stock : [] }
}

/** `/baltra-admin-dashboard/parts/count`: all parts of a shelf or a bag are counted at once. */
export default function CountParts({ loaderData: { places, place, is_defective, stock } }: Route.ComponentProps) {
  const where = countedWhere(place, is_defective)
  const counting = useCounting(where)
  const navigate = useNavigate()
  const open = (next: string, defective: boolean) =>
    void navigate(`?${new URLSearchParams({ place: next, ...(defective && { is_defective: 'true' }) }).toString()}`, {
      replace: true,
    })
  return (
    <DetailPage title={m.parts_count_place()}>
      <LeaveGuard when={counting.isChanged} />
      <h1 className="text-heading">{m.parts_count_place()}</h1>
      <p className="mt-1 max-w-2xl text-xs text-ink-2">{m.parts_count_place_text()}</p>
      <div className="mt-6 grid max-w-2xl gap-4 sm:grid-cols-2">
        <Field label={m.parts_place()}>
          <PlaceSelect places={places} value={place} onChange={({ target }) => open(target.value, is_defective)} />
        </Field>
        <Field label={m.parts_condition()}>
          <Select value={String(is_defective)} onChange={({ target }) => open(place, target.value === 'true')}>
            <option value="false">{m.parts_good()}</option>
            <option value="true">{m.parts_defective()}</option>
          </Select>
        </Field>
      </div>
      {place !== '' && stock.length === 0 && (
        <EmptyState
          size="short"
          icon={<ClipboardList />}
          title={is_defective ? m.parts_no_defective_there() : m.parts_nothing_there()}
          text={m.parts_nothing_there_text()}
        />
      )}
      {stock.length > 0 && (
        <CountForm key={where} place={place} isDefective={is_defective} stock={stock} counting={counting} />
      )}
    </DetailPage>
  )
}
