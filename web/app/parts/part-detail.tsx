import { editPartPath, officeProductPath, PART_LIST } from 'contract/core/office-paths'
import type { Part } from 'contract/parts/endpoints'
import Pencil from 'lucide-react/icons/pencil'
import { m } from '#messages'
import { api } from '../api/client.ts'
import { History } from '../history/history.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton, Facts } from '../office/detail.tsx'
import { mayNow, useMay } from '../office/office-data.ts'
import { rowOrAbsent } from '../office/row-or-absent.ts'
import { needs } from '../session/guard.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { TextLink } from '../ui/buttons/text-link.tsx'
import { Badge } from '../ui/data/badge.tsx'
import { whole } from '../ui/format/numbers.ts'
import { rupees } from '../ui/format/price.ts'
import type { Route } from './+types/part-detail'
import { LedgerCard } from './ledger-card.tsx'
import { loadStock } from './load-stock.ts'
import { MoveButtons } from './move-buttons.tsx'
import { partAction } from './part-action.ts'
import { partName } from './part-words.ts'
import { RequestsCard } from './requests/requests-card.tsx'
import { StockCard } from './stock-card.tsx'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.parts_list(), to: PART_LIST }, { text: m.parts_one() }],
}
export const clientMiddleware = [needs('parts.read')]
export const clientAction = partAction

const ENTRIES = 25
const REQUESTS = 10

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const part = await rowOrAbsent(api.parts.get({ params: { id: params.id } }, { signal }))
  if (!part) return null
  const [stock, ledger, requests, places] = await Promise.all([
    loadStock({ part_id: part.id }, signal),
    api.partStock.entries({ query: { part_id: part.id, per_page: ENTRIES } }, { signal }),
    api.partRequests.list({ query: { part_id: part.id, open: true, per_page: REQUESTS } }, { signal }),
    mayNow('parts.move') ? api.partStock.places(undefined, { signal }) : { data: [] },
  ])
  return { part, stock, ledger, requests, places: places.data }
}
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/part/{id}`: what a spare part is, where it is, and its ledger. */
export default function PartDetail({ loaderData }: Route.ComponentProps) {
  const [mayMove, mayWrite] = [useMay('parts.move'), useMay('parts.write')]
  if (!loaderData) return <AbsentDetail words={m.parts_absent()} back={PART_LIST} list={m.parts_list()} />
  const { part, stock, ledger, requests, places } = loaderData
  return (
    <DetailPage title={partName(part)}>
      <DetailHead
        title={partName(part)}
        state={<PartBadges part={part} />}
        facts={
          <>
            <span>{part.number}</span>
            <span>{rupees(part.price)}</span>
          </>
        }
        actions={
          <>
            {mayMove && <MoveButtons key={part.id} part={part} stock={stock} places={places} />}
            {mayWrite && (
              <ButtonLink to={editPartPath(part.id)} variant="line" size="sm">
                <Pencil />
                {m.parts_edit_verb()}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <PartCard part={part} />
          <StockCard stock={stock} />
          <RequestsCard part={part} requests={requests.data} total={requests.pagination.total_results} />
        </div>
        <LedgerCard key={`${part.id} ${ledger.data[0]?.id}`} part={part.id} first={ledger} />
      </div>
      <History subject="part" id={part.id} />
    </DetailPage>
  )
}

const PartBadges = ({ part: { active, low_at } }: { part: Part }) => (
  <>
    {!active && <Badge tone="line">{m.parts_not_ordered()}</Badge>}
    {low_at.length > 0 && <Badge tone="wait">{m.parts_low_at({ centres: low_at.join(', ') })}</Badge>}
  </>
)

/** The facts of the catalogue. Of the two names, the one that is not the title. */
function PartCard({ part }: { part: Part }) {
  const { name, name_ne, number, price, reorder_level, active, models, at_office, at_centres, in_bags } = part
  const maySeeProducts = useMay('catalogue.read')
  return (
    <DetailCard title={m.parts_one()}>
      <Facts
        items={[
          [m.parts_number(), number],
          [m.parts_price(), rupees(price)],
          [
            m.parts_name(),
            <span key="en" lang="en">
              {name}
            </span>,
          ],
          [
            m.forms_in_nepali({ label: m.parts_name() }),
            name_ne && (
              <span key="ne" lang="ne">
                {name_ne}
              </span>
            ),
          ],
          [m.parts_reorder_level(), reorder_level > 0 ? whole(reorder_level) : m.parts_no_level()],
          [m.parts_state(), active ? m.parts_ordered() : m.parts_not_ordered()],
          ...(at_office === null ? [] : [[m.parts_at_office(), whole(at_office)] as const]),
          [m.parts_at_centres(), whole(at_centres)],
          [m.parts_in_bags(), whole(in_bags)],
        ]}
      />
      <h3 className="mt-4 border-t border-line pt-4 text-2xs text-ink-3">{m.parts_models()}</h3>
      {models.length === 0 ? (
        <p className="mt-0.5 text-xs">{m.parts_every_model()}</p>
      ) : (
        <ul className="mt-1 grid gap-1 text-xs">
          {models.map(({ id, name: model, model_num }) => (
            <li key={id} className="wrap-anywhere">
              {maySeeProducts ? <TextLink to={officeProductPath(id)}>{model}</TextLink> : model}{' '}
              <span className="text-ink-3 tabular-nums">({model_num})</span>
            </li>
          ))}
        </ul>
      )}
    </DetailCard>
  )
}
