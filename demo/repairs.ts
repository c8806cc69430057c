/** What repairs of the demo were estimated at, and what customers paid for them. */
import type { DaysAgo } from './people/shapes.ts'

/** An estimate of an open complaint, with the first part that fits its model. */
export type DemoEstimate = {
  labour: number
  visit_charge: number
  note: string
  made: DaysAgo
  /** days from the day of loading until which it is valid, negative once it has expired */
  valid_for: number
  answer?: { said: 'accepted' | 'declined'; words: string; at: DaysAgo }
}

/** In the order of the open complaints that an engineer has. */
export const ESTIMATES: DemoEstimate[] = [
  {
    labour: 450,
    visit_charge: 200,
    note: 'The part is here; we can come within two days.',
    made: 1,
    valid_for: 6,
  },
  {
    labour: 600,
    visit_charge: 200,
    note: '',
    made: 4,
    valid_for: 3,
    answer: { said: 'accepted', words: 'Please come after four o’clock.', at: 3 },
  },
  {
    labour: 900,
    visit_charge: 250,
    note: 'The motor has to be wound anew.',
    made: 6,
    valid_for: 1,
    answer: { said: 'declined', words: 'A new one costs little more.', at: 5 },
  },
  { labour: 350, visit_charge: 200, note: '', made: 12, valid_for: -5 },
]

/** What the visit of a completed complaint cost, and what was paid of it. */
export type DemoPaidRepair = {
  finding: string
  labour: number
  visit_charge: number
  /** `late`: days after the visit; without, at the visit. `void`: why the receipt does not count */
  payments: readonly { amount: number; method: 'cash' | 'transfer'; late?: number; void?: string }[]
}

/** In the order in which the completed complaints were closed, the latest of them. */
export const PAID_REPAIRS: DemoPaidRepair[] = [
  {
    finding: 'Worn switch',
    labour: 400,
    visit_charge: 200,
    payments: [{ amount: 600, method: 'cash' }],
  },
  {
    finding: 'Loose wire in the plug',
    labour: 250,
    visit_charge: 200,
    payments: [
      { amount: 540, method: 'cash', late: 1, void: 'Digits turned round' },
      { amount: 450, method: 'cash', late: 1 },
    ],
  },
  {
    finding: 'Bearing without oil',
    labour: 700,
    visit_charge: 250,
    payments: [
      { amount: 500, method: 'cash' },
      { amount: 450, method: 'transfer', late: 2 },
    ],
  },
  {
    finding: 'Burnt thermostat',
    labour: 650,
    visit_charge: 300,
    payments: [{ amount: 500, method: 'transfer' }],
  },
]
