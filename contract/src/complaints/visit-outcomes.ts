/**
 * What came of a visit: repaired, nothing was wrong, replaced by another appliance, a part has to come, nobody was at home,
 * the customer did not want it.
 */
export const VISIT_OUTCOMES = ['done', 'no_fault', 'replaced', 'part_needed', 'customer_absent', 'refused'] as const
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number]

export const LONGEST_VISIT_NOTE = 2000
