import { ACTIVITY_FIELDS, ACTIVITY_KINDS, ACTIVITY_SUBJECTS, RESTORE_DAYS } from 'contract/activity/words'
import { m } from '#messages'
import { DaysFilter } from '../lists/filters/days-filter.tsx'
import { FilterSelect } from '../lists/filters/filter-select.tsx'
import { Filters } from '../lists/filters/filters.tsx'
import { MoreFilters } from '../lists/filters/more-filters.tsx'
import { SearchField } from '../lists/filters/search-field.tsx'
import { whole } from '../ui/format/numbers.ts'
import { KIND_NAME, SUBJECT_NAME } from './activity-words.ts'

const choicesOf = (choices: readonly Person[]) => choices.map(({ id, name }) => ({ value: String(id), text: name }))

/** Somebody, or a key, by whom the log can be filtered. */
export interface Person {
  id: number
  name: string
}

interface ActivityFiltersProps {
  people: readonly Person[]
  /** none in an installation without API keys */
  keys: readonly Person[]
}

export const ActivityFilters = ({ people, keys }: ActivityFiltersProps) => (
  <>
    <Filters label={m.activity_filters()}>
      <SearchField name="search" label={m.activity_search()} />
      <FilterSelect
        // Options that arrive later would not take the value of the address.
        key={people.length}
        name="person"
        label={m.activity_person()}
        options={choicesOf(people)}
        className="sm:w-56"
      />
      {keys.length > 0 && (
        <FilterSelect name="key" label={m.activity_key()} options={choicesOf(keys)} className="sm:w-60" />
      )}
      <FilterSelect
        name="subject"
        label={m.activity_subject()}
        options={ACTIVITY_SUBJECTS.map((value) => ({ value, text: SUBJECT_NAME[value] }))}
        className="sm:w-48"
      />
      <FilterSelect
        name="kind"
        label={m.activity_kind()}
        options={ACTIVITY_KINDS.map((value) => ({ value, text: KIND_NAME[value] }))}
      />
      <DaysFilter label={m.activity_when()} />
      <MoreFilters
        fields={ACTIVITY_FIELDS}
        filters={[
          {
            name: 'person',
            label: m.activity_person(),
            options: choicesOf(people),
          },
          ...(keys.length > 0 ? [{ name: 'key' as const, label: m.activity_key(), options: choicesOf(keys) }] : []),
          {
            name: 'subject',
            label: m.activity_subject(),
            options: ACTIVITY_SUBJECTS.map((value) => ({ value, text: SUBJECT_NAME[value] })),
          },
          {
            name: 'kind',
            label: m.activity_kind(),
            options: ACTIVITY_KINDS.map((value) => ({ value, text: KIND_NAME[value] })),
          },
        ]}
      />
    </Filters>
    <p className="mt-3 max-w-read text-2xs text-ink-3">{m.activity_hint({ days: whole(RESTORE_DAYS) })}</p>
  </>
)
