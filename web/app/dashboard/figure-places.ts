import {
  COMPLAINT_LIST,
  CUSTOMER_LIST,
  ENQUIRY_LIST,
  PERSONALISATION_LIST,
  PRODUCT_LIST,
  QUOTATION_LIST,
  REGISTRATION_LIST,
  WARRANTY_LIST,
} from 'contract/core/office-paths'
import { m } from '#messages'
import { useMay } from '../office/office-data.ts'
import type { Change, DashboardStats, DayCounts, Figure } from 'contract/dashboard/endpoints'

/** A figure that the role may see, and the list that it leads to. */
export interface FigurePlace {
  figure: Figure
  label: string
  to: string
  total: number
  change: Change | null
  /** how many came on each of the last 30 days, where that is known */
  days: readonly number[] | undefined
}

const PLACES: readonly (Pick<FigurePlace, 'figure' | 'to'> & {
  label: () => string
  of?: 'registrations' | 'complaints'
})[] = [
  { figure: 'total_products', label: m.dashboard_total_products, to: PRODUCT_LIST },
  { figure: 'total_users', label: m.dashboard_total_customers, to: CUSTOMER_LIST },
  {
    figure: 'total_complaints',
    label: m.dashboard_total_complaints,
    to: COMPLAINT_LIST,
    of: 'complaints',
  },
  {
    figure: 'total_registered_products',
    label: m.dashboard_registered_products,
    to: WARRANTY_LIST,
    of: 'registrations',
  },
  { figure: 'total_contact_enquiries', label: m.dashboard_enquiries, to: ENQUIRY_LIST },
  { figure: 'total_bulk_orders', label: m.dashboard_bulk_orders, to: QUOTATION_LIST },
  { figure: 'total_personalized_orders', label: m.dashboard_personalized_orders, to: PERSONALISATION_LIST },
]

/** The figures in order, without those the role may not see. */
export function useFigurePlaces(stats: DashboardStats): FigurePlace[] {
  const seesWarranties = useMay('warranties.read')
  return PLACES.flatMap(({ figure, label, to, of }) => {
    const total = stats[figure]
    if (total === null) return []
    const list = figure === 'total_registered_products' && !seesWarranties ? REGISTRATION_LIST : to
    return [
      {
        figure,
        label: label(),
        to: list,
        total,
        change: stats.changes[figure],
        days: of && valuesOf(stats.weekly, of),
      },
    ]
  })
}

/** How many came on each day; undefined where the role may not know. */
export function valuesOf(weekly: readonly DayCounts[], of: 'registrations' | 'complaints'): number[] | undefined {
  const values = weekly.map((day) => day[of]).filter((count) => count !== null)
  return values.length === weekly.length ? values : undefined
}
