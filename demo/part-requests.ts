import type { ComplaintStatus } from 'contract/complaints/words'
import type { RequestState } from 'contract/parts/words'

/** A request for parts: of the complaint about a model that stands at a stage, through these steps; `at` counts days back. */
export interface DemoPartRequest {
  model_num: string
  stage: ComplaintStatus
  /** by its number */
  part: string
  count: number
  steps: { state: RequestState; at: number; note?: string }[]
}

/** One in each state, and some that wait for the same person. */
export const PART_REQUESTS: DemoPartRequest[] = [
  {
    model_num: 'BEK-180',
    stage: 'Completed',
    part: 'SP-EK-201',
    count: 1,
    steps: [
      { state: 'asked', at: 23 },
      { state: 'cancelled', at: 22, note: 'Only the seal was dry.' },
    ],
  },
  {
    model_num: 'BCF-048',
    stage: 'Completed',
    part: 'SP-FN-501',
    count: 2,
    steps: [
      { state: 'asked', at: 19 },
      { state: 'refused', at: 18, note: 'There are some on your own shelf.' },
    ],
  },
  {
    model_num: 'BMG-550',
    stage: 'Completed',
    part: 'SP-MG-104',
    count: 1,
    steps: [
      { state: 'asked', at: 29 },
      { state: 'approved', at: 29 },
      { state: 'sent', at: 28, note: 'By the night bus' },
      { state: 'received', at: 27 },
      { state: 'used', at: 27 },
    ],
  },
  {
    model_num: 'BTF-120',
    stage: 'Completed',
    part: 'SP-FN-502',
    count: 1,
    steps: [
      { state: 'asked', at: 11 },
      { state: 'approved', at: 11 },
      { state: 'sent', at: 11 },
      { state: 'received', at: 10 },
      { state: 'returned', at: 9, note: 'A screw was loose, the blade is whole.' },
    ],
  },
  {
    // It was the battery; what came is to be given back.
    model_num: 'BSF-180R',
    stage: 'Completed',
    part: 'SP-FN-502',
    count: 1,
    steps: [
      { state: 'asked', at: 17, note: 'The receiver may be broken' },
      { state: 'approved', at: 17 },
      { state: 'sent', at: 16 },
      { state: 'received', at: 15 },
    ],
  },
  {
    model_num: 'BMG-750',
    stage: 'Parts in Transit',
    part: 'SP-MG-102',
    count: 1,
    steps: [
      { state: 'asked', at: 5, note: 'Under warranty' },
      { state: 'approved', at: 4 },
      { state: 'sent', at: 1, note: 'On the night bus to Pokhara' },
    ],
  },
  {
    model_num: 'BMG-750',
    stage: 'Parts in Transit',
    part: 'SP-MG-104',
    count: 1,
    steps: [
      { state: 'asked', at: 5, note: 'Cracked from the rim' },
      { state: 'approved', at: 4 },
      { state: 'sent', at: 1, note: 'On the night bus to Pokhara' },
    ],
  },
  {
    model_num: 'BOT-028',
    stage: 'Parts in Transit',
    part: 'SP-OT-601',
    count: 2,
    steps: [
      { state: 'asked', at: 6 },
      { state: 'approved', at: 5 },
      { state: 'sent', at: 3, note: 'Parcel 5521' },
    ],
  },
  {
    model_num: 'BWP-010',
    stage: 'Part Consumed by Service Center',
    part: 'SP-WP-701',
    count: 1,
    steps: [
      { state: 'asked', at: 5 },
      { state: 'approved', at: 4 },
      { state: 'sent', at: 3 },
      { state: 'received', at: 2 },
    ],
  },
  {
    model_num: 'BMG-500J',
    stage: 'Part Pending from HO',
    part: 'SP-MG-105',
    count: 1,
    steps: [
      { state: 'asked', at: 6, note: 'The third of this batch' },
      { state: 'approved', at: 5 },
    ],
  },
  {
    model_num: 'BMG-500J',
    stage: 'Part Pending from HO',
    part: 'SP-GN-001',
    count: 1,
    steps: [
      { state: 'asked', at: 6 },
      { state: 'approved', at: 5 },
    ],
  },
  {
    model_num: 'BIF-220',
    stage: 'Part Approval Pending from ASM',
    part: 'SP-IF-801',
    count: 1,
    steps: [{ state: 'asked', at: 2, note: 'The glass broke at home: is it covered?' }],
  },
]
