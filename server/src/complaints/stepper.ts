import { stageText } from 'contract/complaints/stage-text'
import type { Stepper } from 'contract/core/stepper'
import { dayText } from '../platform/core/format.ts'
import type { Db } from '../platform/core/db.ts'

interface Visited {
  id: number
  visit_date: string | null
}

/** The steps of a complaint, oldest first: with the remarks of staff and the CRM, and the default text of a stage where there is none. */
export async function stepsOf(db: Db, { id, visit_date }: Visited): Promise<Stepper> {
  const events = await db
    .selectFrom('complaint_event')
    .select(['status', 'description', 'at'])
    .where('complaint_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return events.map(({ status, description, at }, index) => {
    const isPast = index < events.length - 1
    const step = { newServiceStatusName: status, dateAdded: at, visit_date: isPast ? '' : (visit_date ?? '') }
    return description ? { ...step, description, is_standard: false } : withStandardText(step, isPast)
  })
}

/** The steps without remarks, which may name people. */
export const withoutRemarks = (steps: Stepper): Stepper =>
  steps.map((step, index) => withStandardText(step, index < steps.length - 1))

const withStandardText = (step: Omit<Stepper[number], 'description' | 'is_standard'>, isPast: boolean) => ({
  ...step,
  description: stageText(
    step.newServiceStatusName,
    { isPast, visit: step.visit_date && dayText(step.visit_date) },
    'en',
  ),
  is_standard: true,
})
