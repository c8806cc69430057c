import {
  COMPLAINT_LIST,
  CUSTOMER_LIST,
  ENGINEER_LIST,
  PART_LIST,
  PRODUCT_LIST,
  QUOTATION_LIST,
  REGISTRATION_LIST,
  SERVICE_POINT_LIST,
  UNIT_LIST,
} from 'contract/core/office-paths'
import type { Total } from 'contract/finder/endpoints'
import { FINDER_COUNTED, type FinderKind } from 'contract/finder/words'
import { m } from '#messages'
import { whole } from '../ui/format/numbers.ts'
import type { Offer } from '../office/last-opened.ts'

/** The lists with the same search, and the name of their query parameter. */
const LISTS: Partial<Record<FinderKind, readonly [list: string, search: string]>> = {
  customer: [CUSTOMER_LIST, 'firstname'],
  complaint: [COMPLAINT_LIST, 'search'],
  registration: [REGISTRATION_LIST, 'search'],
  unit: [UNIT_LIST, 'search'],
  product: [PRODUCT_LIST, 'name'],
  quotation: [QUOTATION_LIST, 'search'],
  engineer: [ENGINEER_LIST, 'search'],
  part: [PART_LIST, 'search'],
  service_point: [SERVICE_POINT_LIST, 'search'],
}

/** The way to the list with this search, where more was found than is shown. */
export function allOf(kind: FinderKind, totals: readonly Total[], typed: string): Offer[] {
  const total = totals.find((one) => one.kind === kind)?.total
  const list = LISTS[kind]
  if (total === undefined || !list) return []
  const [to, search] = list
  return [
    {
      to: `${to}?${new URLSearchParams({ [search]: typed.trim() }).toString()}`,
      title:
        total < FINDER_COUNTED ? m.finder_all({ shown: whole(total) }) : m.finder_all_many({ shown: whole(total) }),
      line: '',
      kind: 'place',
    },
  ]
}
