import { DISTRICTS } from 'contract/core/districts'
import { COMPLAINT_LIST, CUSTOMER_LIST } from 'contract/core/office-paths'
import { may, type Capability } from 'contract/core/access'
import type { Role } from 'contract/core/roles'
import { m } from '#messages'
import type { Offer } from '../office/last-opened.ts'
import { districtName } from '../ui/format/district-name.ts'
import { fitOf } from './match-words.ts'

const LISTS: readonly { list: string; needs: Capability; title: (words: { district: string }) => string }[] = [
  { list: COMPLAINT_LIST, needs: 'complaints.read', title: m.finder_complaints_of },
  { list: CUSTOMER_LIST, needs: 'customers.read', title: m.finder_customers_of },
]

/** Nobody means a place by a part of its name. */
const AT_BEGINNING = 1
const LETTERS = 3

/** So many districts at most: of one that is spelled out there is one. */
const MOST = 2

/** The complaints and the customers of a district whose name was typed, in either language. */
export const districtsFor = (role: Role, typed: string): Offer[] =>
  (typed.trim().length < LETTERS ? [] : DISTRICTS)
    .map((district) => ({ district, fit: fitOf(`${district} ${districtName(district)}`, typed) }))
    .filter(({ fit }) => fit !== undefined && fit <= AT_BEGINNING)
    .toSorted((one, other) => one.fit! - other.fit!)
    .slice(0, MOST)
    .flatMap(({ district }) =>
      LISTS.filter(({ needs }) => may(role, needs)).map(({ list, title }) => ({
        to: `${list}?${new URLSearchParams({ district })}`,
        title: title({ district: districtName(district) }),
        line: '',
        kind: 'place' as const,
      })),
    )
