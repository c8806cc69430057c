import { SERVICE } from 'contract/core/paths'
import type { PublicServicePoint } from 'contract/service-points/endpoints'
import { SERVICE_POINT_KINDS, type ServicePointKind } from 'contract/service-points/words'
import ChevronDown from 'lucide-react/icons/chevron-down'
import MapPin from 'lucide-react/icons/map-pin'
import Navigation from 'lucide-react/icons/navigation'
import Phone from 'lucide-react/icons/phone'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { brand, telLink } from '../../brand/brand.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { useHydrated } from '../../ui/browser/use-hydrated.ts'
import { officialDistrict } from 'contract/core/districts'
import { useVisitor } from '../../session/profile.ts'
import { districtOptions } from '../../ui/fields/district-options.ts'
import { districtName } from '../../ui/format/district-name.ts'
import { whole } from '../../ui/format/numbers.ts'
import { m } from '#messages'

const KIND: Record<
  ServicePointKind,
  { one: () => string; many: () => string; counted: (of: { count: number; shown: string }) => string }
> = {
  shop: { one: m.service_points_shop, many: m.service_points_shops, counted: m.service_points_shop_count },
  service_centre: {
    one: m.service_points_centre,
    many: m.service_points_centres,
    counted: m.service_points_centre_count,
  },
}

interface ServicePointsProps {
  points: readonly PublicServicePoint[]
  /** for each kind, and all: the nearest district that has one, of each that has none */
  near: Partial<Record<string, Partial<Record<string, string>>>>
}

/**
 * Shops and service centres by district; the filters stand in the address, and work without script. Without a choice it is
 * the district of who is signed in.
 */
export function ServicePoints({ points, near }: ServicePointsProps) {
  const [search] = useSearchParams()
  const visitor = useVisitor()
  const submit = useSubmit()
  const hydrated = useHydrated()
  const own = visitor.state === 'in' ? officialDistrict(visitor.profile?.district ?? '') : ''
  const [district, kind] = [search.get('district') ?? own, search.get('kind') ?? '']
  const found = points.filter((point) => (!district || point.district === district) && (!kind || point.kind === kind))
  const nearest = near[kind]?.[district]
  const there = points.filter((point) => point.district === nearest && (!kind || point.kind === kind))
  const count = { count: found.length, shown: whole(found.length) }
  if (points.length === 0) return null
  return (
    <section aria-labelledby="points" className="mt-16 scroll-mt-24 lg:mt-24">
      <h2 id="points" className="text-title">
        {m.service_points_title()}
      </h2>
      <Form
        key={`${search.toString()} ${district}`}
        method="get"
        action={`${SERVICE}#points`}
        aria-label={m.service_points_find()}
        onChange={({ currentTarget }) => void submit(currentTarget, { replace: true, preventScrollReset: true })}
        className="mt-6 grid items-end gap-4 sm:grid-cols-[16rem_16rem_auto] sm:justify-start"
      >
        <Field label={m.service_points_district()}>
          <Select name="district" defaultValue={district}>
            <option value="">{m.service_points_all_districts()}</option>
            {districtOptions().map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={m.service_points_show()}>
          <Select name="kind" defaultValue={kind}>
            <option value="">{m.service_points_title()}</option>
            {SERVICE_POINT_KINDS.map((one) => (
              <option key={one} value={one}>
                {KIND[one].many()}
              </option>
            ))}
          </Select>
        </Field>
        {!hydrated && (
          <Button type="submit" variant="ink">
            {m.service_points_show()}
          </Button>
        )}
      </Form>
      <p role="status" className="mt-5 text-xs text-ink-2 tabular-nums">
        {district
          ? m.service_points_count_in({ ...count, district: districtName(district) })
          : m.service_points_count(count)}
      </p>
      {found.length === 0 && nearest && there.length > 0 ? (
        <>
          <p className="mt-4 text-sm">{m.service_points_nearest({ near: districtName(nearest) })}</p>
          <div className="mt-4 border-t border-line">
            <Places points={there} />
          </div>
        </>
      ) : found.length === 0 ? (
        <EmptyState icon={<MapPin />} title={m.service_points_none()} text={m.service_points_none_text()} />
      ) : (
        <div className="mt-4 border-t border-line">
          {district ? <Places points={found} /> : <Districts points={found} />}
        </div>
      )}
    </section>
  )
}

/** A district a line, so that a phone shows all of them at a glance. */
const Districts = ({ points }: { points: readonly PublicServicePoint[] }) => (
  <div className="gap-x-10 md:columns-2 xl:columns-3">
    {[...Map.groupBy(points, ({ district }) => district)].map(([district, here]) => (
      <details key={district} className="group break-inside-avoid border-b border-line">
        <summary className="flex min-h-13 cursor-pointer items-center gap-3 [&::-webkit-details-marker]:hidden">
          <span className="font-medium">{districtName(district)}</span>
          <span className="text-xs text-ink-2">{countsOf(here)}</span>
          <ChevronDown className="ml-auto size-4 text-ink-3 transition-transform group-open:rotate-180" aria-hidden />
        </summary>
        <Places points={here} className="-mt-1 [&>li:last-child]:border-b-0" />
      </details>
    ))}
  </div>
)

/** `1 service centre, 2 shops` */
const countsOf = (points: readonly PublicServicePoint[]): string =>
  SERVICE_POINT_KINDS.toReversed()
    .map((kind) => ({ kind, count: points.filter((point) => point.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => KIND[kind].counted({ count, shown: whole(count) }))
    .join(', ')

const Places = ({ points, className = 'grid gap-x-10 md:grid-cols-2 xl:grid-cols-3' }: PlacesProps) => (
  <ul className={className}>
    {points.map((point) => (
      <Place key={point.id} point={point} />
    ))}
  </ul>
)

interface PlacesProps {
  points: readonly PublicServicePoint[]
  className?: string
}

const WAY =
  'inline-flex min-h-11 items-center gap-2 underline decoration-line-2 underline-offset-4 hover:decoration-red'

const Place = ({ point }: { point: PublicServicePoint }) => (
  <li className="border-b border-line py-5">
    <p className="text-xs text-ink-3">
      {KIND[point.kind].one()}, {districtName(point.district)}
    </p>
    <h3 className="mt-0.5 text-lead font-semibold break-words">{point.name}</h3>
    <p className="mt-1 text-sm break-words text-ink-2">{point.address}</p>
    {point.hours && <p className="text-sm break-words text-ink-2">{point.hours}</p>}
    <p className="mt-1.5 flex flex-wrap gap-x-6 text-sm tabular-nums">
      {point.phones.map((phone) => (
        <a
          key={phone}
          href={telLink(phone)}
          aria-label={m.service_points_call_name({ name: point.name, number: phone })}
          className={WAY}
        >
          <Phone className="size-4 text-ink-2" aria-hidden />
          {phone}
        </a>
      ))}
      <a
        href={mapAddress(point)}
        target="_blank"
        rel="noreferrer"
        aria-label={m.service_points_map_name({ name: point.name })}
        className={WAY}
      >
        <Navigation className="size-4 text-ink-2" aria-hidden />
        {m.service_points_map()}
      </a>
    </p>
  </li>
)

/** Where a map service finds a place by its name and address; phones open their own map with it. */
const mapAddress = ({ name, address, district }: PublicServicePoint): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([name, address, district, brand.country()].join(', '))}`
