import { m } from '#messages'
import { kindName, useKinds } from '../complaints/fault-choices.ts'
import { usePlaces } from '../complaints/office/use-places.ts'
import { DaysFilter } from '../lists/filters/days-filter.tsx'
import { FilterSelect } from '../lists/filters/filter-select.tsx'
import { Filters, useFilter } from '../lists/filters/filters.tsx'
import { useMay } from '../office/office-data.ts'

/** Which period is looked at, with which it is compared, and of which centre and kind of product. */
export function FigureFilters() {
  const { centres } = usePlaces(useMay('engineers.read'))
  const kinds = useKinds()
  const [from, to] = [useFilter('from'), useFilter('to')]
  const isOwn = from !== '' || to !== ''
  return (
    <Filters label={m.service_figures_filter()} searched={NONE}>
      {!isOwn && (
        <FilterSelect
          name="period"
          label={m.service_figures_period()}
          none={m.service_figures_this_month()}
          options={[
            { value: 'last_month', text: m.service_figures_last_month },
            { value: 'months_3', text: m.service_figures_months_3 },
            { value: 'months_12', text: m.service_figures_months_12 },
          ]}
          className="sm:w-56"
        />
      )}
      <DaysFilter label={m.service_figures_own_days()} />
      <FilterSelect
        name="compare"
        label={m.service_figures_compare()}
        none={m.service_figures_previous()}
        options={[
          { value: 'year', text: m.service_figures_year_before },
          { value: 'none', text: m.service_figures_nothing },
        ]}
        className="sm:w-64"
      />
      <FilterSelect
        // Choices that come later are not those of the address before.
        key={`centres ${centres.length}`}
        name="centre_id"
        label={m.service_figures_centre()}
        options={centres.map(({ id, name }) => ({ value: String(id), text: () => name }))}
        className="sm:w-56"
      />
      <FilterSelect
        key={`kinds ${kinds.length}`}
        name="sub_category_id"
        label={m.service_figures_kind()}
        options={kinds.map((kind) => ({ value: String(kind.id), text: () => kindName(kind) }))}
        className="sm:w-56"
      />
    </Filters>
  )
}

const NONE: readonly string[] = []
