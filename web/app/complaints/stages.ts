import type { ComplaintStatus } from 'contract/complaints'

/** Every stage in its usual order. The contract's own list comes with all its schemas, which weigh more than a page. */
const STAGES: Record<ComplaintStatus, 'open' | 'over'> = {
  Unassigned: 'open',
  'Service Center Assigned': 'open',
  'Engineer Allocated': 'open',
  'Part Approval Pending from ASM': 'open',
  'Part Pending from HO': 'open',
  'Parts in Transit': 'open',
  'Part Consumed by Service Center': 'open',
  'On Service': 'open',
  Completed: 'over',
  Cancelled: 'over',
}

// The keys of a record of stages.
const ALL = Object.keys(STAGES) as ComplaintStatus[]
export const OPEN_STAGES = ALL.filter((stage) => STAGES[stage] === 'open')
export const FINAL_STAGES = ALL.filter((stage) => STAGES[stage] === 'over')

/** The stage of that name, or undefined. */
export const findStage = (name: string | null): ComplaintStatus | undefined => ALL.find((stage) => stage === name)

/** How a step reads in a list of them: once the work went on, nobody is told that a complaint is unassigned. */
export const stepTitle = (stage: string, isCurrent: boolean): string =>
  stage === 'Unassigned' && !isCurrent ? 'Complaint received' : stage

/** Nothing more will happen to a complaint of this stage. */
export const isOver = (status: string): boolean => FINAL_STAGES.some((stage) => stage === status)
