import type { ComplaintLine } from '../complaints/lock-complaint.ts'
import { hashOf } from './hash-of.ts'

/** What a visit rests on; a change of anything else does not keep a phone's command from being entered. */
type Planned = Pick<ComplaintLine, 'status' | 'engineer_id' | 'visit_date' | 'visit_window'>

/** The version of a job: another one as soon as stage, engineer, day or window differ. */
export const jobVersion = ({ status, engineer_id, visit_date, visit_window }: Planned): string =>
  hashOf([status, engineer_id, visit_date, visit_window])
