import { COMPLAINT_FIELDS } from 'contract/complaints/words'
import { ZONES } from 'contract/core/zones'
import { m } from '#messages'
import { FilterSelect } from '../../../lists/filters/filter-select.tsx'
import { DaysFilter } from '../../../lists/filters/days-filter.tsx'
import { Filters } from '../../../lists/filters/filters.tsx'
import { MoreFilters } from '../../../lists/filters/more-filters.tsx'
import { SearchField } from '../../../lists/filters/search-field.tsx'
import { useMay } from '../../../office/office-data.ts'
import { whole } from '../../../ui/format/numbers.ts'
import { DISPATCH_OPTIONS } from '../dispatch/dispatch-status.tsx'
import { dispatchWords, hasCrm } from '../dispatch/dispatch-words.ts'
import { STAGE_OPTIONS } from '../stage-label.ts'
import { PRIORITY_OPTIONS } from '../../priority-label.ts'
import { districtOptions } from '../../../ui/fields/district-options.ts'
import { placeName } from '../../places.ts'
import { faultLabel, useEveryFault } from '../../fault-choices.ts'
import { useAssignmentFilters } from '../assignment/use-assignment-filters.ts'
import { useUsedTags } from '../use-used-tags.ts'
import { useCountedFilters } from './counted-filters.ts'

/** What the list of complaints is narrowed to: what is used all day is open, the rest is added when it is wanted. */
export const ComplaintFilters = () => {
  // At a service centre all is of it: what nobody has confirmed was proposed to it.
  const isOffice = useMay('servicepoints.read')
  return (
    <Filters label={m.complaints_office_filters()}>
      <SearchField name="search" label={m.complaints_office_search()} />
      <FilterSelect name="status" label={m.complaints_office_status()} options={STAGE_OPTIONS} />
      <FilterSelect
        name="due"
        label={m.complaints_office_due()}
        options={[
          { value: 'late', text: m.complaints_office_due_late },
          { value: 'today', text: m.complaints_office_due_today },
        ]}
      />
      <FilterSelect
        name="assigned"
        label={m.complaints_office_assigned()}
        options={[
          { value: 'mine', text: m.complaints_office_mine },
          { value: 'no_owner', text: m.complaints_office_no_owner },
          { value: 'no_centre', text: isOffice ? m.complaints_office_no_centre : m.complaints_office_proposed_to_us },
          ...(hasCrm() ? [] : [{ value: 'to_plan', text: m.complaints_office_to_plan }]),
        ]}
      />
      <DaysFilter label={m.complaints_office_filed()} />
      <DaysFilter label={m.complaints_office_closed_days()} names={CLOSED} />
      <Further />
    </Filters>
  )
}

const CLOSED = { from: 'closed_from', to: 'closed_to' } as const

function Further() {
  const assignment = useAssignmentFilters()
  const counted = useCountedFilters()
  const tags = useUsedTags()
  return (
    <MoreFilters
      fields={COMPLAINT_FIELDS}
      filters={[
        { name: 'status', label: m.complaints_office_status(), options: STAGE_OPTIONS },
        ...assignment,
        { name: 'priority', own: true, label: m.complaints_office_priority(), options: PRIORITY_OPTIONS },
        {
          name: 'unread',
          own: true,
          label: m.complaints_office_messages(),
          options: [{ value: 'true', text: m.complaints_office_unread }],
        },
        { name: 'dispatch', own: true, label: dispatchWords().column(), options: DISPATCH_OPTIONS },
        {
          name: 'tag',
          own: true,
          label: m.complaints_office_tag(),
          options: tags.map(({ tag }) => ({ value: tag, text: () => tag })),
        },
        {
          name: 'district',
          own: true,
          label: m.complaints_office_district(),
          options: districtOptions(),
        },
        {
          name: 'zone',
          own: true,
          label: m.complaints_office_zone_filter(),
          options: ZONES.map((value) => ({ value, text: () => placeName(value) })),
        },
        { name: 'model', own: true, label: m.complaints_office_model_filter() },
        {
          name: 'problem_type',
          own: true,
          label: m.complaints_office_problem_type_filter(),
          options: useEveryFault().map((value) => ({ value, text: () => faultLabel(value) })),
        },
        {
          name: 'rating',
          own: true,
          label: m.complaints_office_rating_filter(),
          options: ['5', '4', '3', '2', '1'].map((value) => ({
            value,
            text: () => m.lists_rating_stars({ stars: whole(Number(value)) }),
          })),
        },
        ...counted,
      ]}
    />
  )
}
