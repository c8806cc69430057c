import { m } from 'contract/messages'
import { z } from 'zod'
import { define } from '../core/endpoint.ts'
import { byId, flag, idNumber, many, one, timestamp } from '../core/fields.ts'
import { complaintDetail, complaintStatus } from './endpoints.ts'

const mergeTarget = z.object({
  id: z.int(),
  job_no: z.string(),
  model_name: z.string(),
  serial_number: z.string(),
  status: complaintStatus,
  date_joined: timestamp,
  /** empty while no visit is planned */
  visit_date: z.string(),
  /** it is about the same serial number */
  is_same_unit: z.boolean(),
})
export type MergeTarget = z.output<typeof mergeTarget>

/** Two complaints about one repair become one. */
export const complaintMerging = define({
  listTargets: {
    method: 'GET',
    path: '/stocks/complaints/:id/merge',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'The open complaints of the same customer into which a complaint can be merged, of the same unit first',
    params: byId,
    response: many(mergeTarget),
  },
  merge: {
    method: 'POST',
    path: '/stocks/complaints/:id/merge',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Merge a complaint that was reported twice into the one that stays',
    params: byId,
    body: z.object({
      into: idNumber(m.complaints_choose_complaint_stays),
      /** needed where the serial numbers differ: one of them was written down wrong */
      is_same_appliance: flag().optional(),
    }),
    response: one(complaintDetail),
  },
  separate: {
    method: 'POST',
    path: '/stocks/complaints/:id/separate',
    access: 'complaints.write',
    centre: 'complaint',
    summary: 'Take a merge back: the merged complaint is open again, with what had moved to the other one',
    params: byId,
    response: one(complaintDetail),
  },
})
