import { CLOSED_STATUSES, STATUSES_TO_PLAN } from 'contract/complaints/words'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { DB } from '../../platform/core/schema.ts'

export interface AssignmentFilter {
  /** the account whose complaints are listed, or what open ones lack */
  assigned?: number | 'no_owner' | 'no_centre' | 'to_plan' | undefined
  centre_id?: number | undefined
  engineer_id?: number | undefined
  /** open ones with a visit on this day, or before it */
  visit?: { on: string } | { before: string } | undefined
}

/** The conditions of the filters by centre, engineer, owner and visit. */
export function assignmentConditions(
  where: ExpressionBuilder<DB, 'complaint'>,
  { assigned, centre_id, engineer_id, visit }: AssignmentFilter,
): ExpressionWrapper<DB, 'complaint', SqlBool>[] {
  const open = where('complaint.status', 'not in', CLOSED_STATUSES)
  return [
    ...(typeof assigned === 'number' ? [where('complaint.owner_id', '=', assigned)] : []),
    ...(assigned === 'no_owner' ? [open, where('complaint.owner_id', 'is', null)] : []),
    ...(assigned === 'no_centre'
      ? [open, where.or([where('complaint.centre_id', 'is', null), where('complaint.centre_chosen', '=', false)])]
      : []),
    ...(assigned === 'to_plan'
      ? [
          where('complaint.status', 'in', STATUSES_TO_PLAN),
          where.or([where('complaint.technician', '=', ''), where('complaint.visit_date', 'is', null)]),
        ]
      : []),
    ...(centre_id === undefined ? [] : [where('complaint.centre_id', '=', centre_id)]),
    ...(engineer_id === undefined ? [] : [where('complaint.engineer_id', '=', engineer_id)]),
    ...(visit === undefined
      ? []
      : [
          open,
          'on' in visit
            ? where('complaint.visit_date', '=', visit.on)
            : where('complaint.visit_date', '<', visit.before),
        ]),
  ]
}
