import { m } from '#messages'
import { faultLabel } from '../fault-choices.ts'
import { endOfNumber } from './end-of-number.ts'

/** `…000123` of `JOB-2026-000123`; the complaint's own number before there is a job. */
export const CardNumber = ({ card: { id, job_no } }: { card: { id: number; job_no: string } }) => (
  <span title={job_no || undefined}>{job_no ? endOfNumber(job_no) : m.complaints_office_board_number({ id })}</span>
)

/** The appliance and what is wrong with it. */
export const CardSubject = ({ card }: { card: { model_name: string; problem_type: string } }) => (
  <>
    <p className="truncate">{card.model_name}</p>
    {card.problem_type && <p className="truncate font-medium">{faultLabel(card.problem_type)}</p>}
  </>
)
