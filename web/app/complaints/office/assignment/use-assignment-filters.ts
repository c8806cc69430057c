import { m } from '#messages'
import type { MoreFilter } from '../../../lists/filters/more-filters.tsx'
import { useMay } from '../../../office/office-data.ts'
import { usePlaces, type Choice } from '../use-places.ts'

/** Filters by service centre, engineer and visit. Those who see one centre only are offered no other. */
export function useAssignmentFilters(): MoreFilter[] {
  const { centres, engineers } = usePlaces(useMay('engineers.read'))
  const seesCentres = useMay('servicepoints.read')
  return [
    ...(seesCentres
      ? [{ name: 'centre_id', own: true, label: m.complaints_office_centre(), options: centres.map(optionOf) }]
      : []),
    { name: 'engineer_id', own: true, label: m.complaints_office_engineer(), options: engineers.map(optionOf) },
    {
      name: 'visit',
      own: true,
      label: m.complaints_office_visit(),
      options: [
        { value: 'today', text: m.complaints_office_visit_today },
        { value: 'late', text: m.complaints_office_visit_late },
      ],
    },
  ]
}

const optionOf = ({ id, name }: Choice) => ({ value: String(id), text: () => name })
