/** What came of the visit that finished a repair, and the call to the customer after it. */
export interface DemoCall {
  /** the repair: the newest of the model with this problem */
  job: { model_num: string; problem_type: string }
  /** days before the day of loading */
  completed: number
  report: {
    finding: string
    note: string
    labour?: number
    visit_charge?: number
    paid?: number
    confirmation: 'code' | 'signature' | 'none'
    no_code_reason?: string
  }
  /** without, they gave the code and are not in the sample */
  call?: {
    why: 'unconfirmed' | 'sample'
    state: 'waiting' | 'reached' | 'unreached'
    tries: number
    /** days before the day of loading, of the last try */
    at?: number
    said?: { is_fixed: boolean; told_paid: number; friendly: number; note: string }
  }
}

const repair = (model_num: string, problem_type: string) => ({ model_num, problem_type })

/** Of the demo's month, the oldest completion first. */
export const HAPPY_CALLS: DemoCall[] = [
  {
    job: repair('BCF-048', 'Runs slowly'),
    completed: 18,
    report: {
      finding: 'Weak capacitor',
      note: 'Capacitor replaced, runs at every speed.',
      labour: 400,
      paid: 400,
      confirmation: 'none',
      no_code_reason: 'The customer was at work, the neighbour opened',
    },
    call: {
      why: 'unconfirmed',
      state: 'reached',
      tries: 1,
      at: 16,
      said: { is_fixed: true, told_paid: 400, friendly: 5, note: '' },
    },
  },
  {
    job: repair('BMG-750', 'Broken part'),
    completed: 17,
    report: { finding: 'Cracked jar', note: 'Jar replaced.', confirmation: 'code' },
  },
  {
    job: repair('BEP-600', 'Leaks'),
    completed: 16,
    report: {
      finding: 'Worn gasket',
      note: 'Gasket replaced.',
      labour: 300,
      visit_charge: 200,
      paid: 500,
      confirmation: 'signature',
      no_code_reason: 'Phone was switched off',
    },
    call: {
      why: 'unconfirmed',
      state: 'reached',
      tries: 2,
      at: 12,
      said: { is_fixed: true, told_paid: 700, friendly: 3, note: 'Says that he paid Rs. 200 more for the way.' },
    },
  },
  {
    job: repair('BVC-015', 'Stops while running'),
    completed: 14,
    report: { finding: 'Blocked filter', note: 'Filter cleaned, motor tried for ten minutes.', confirmation: 'code' },
    call: { why: 'sample', state: 'waiting', tries: 1, at: 11 },
  },
  {
    job: repair('BGI-003', 'Sparks or smell'),
    completed: 11,
    report: {
      finding: 'Loose terminal',
      note: 'Terminal pressed anew.',
      confirmation: 'none',
      no_code_reason: 'The SMS had been deleted',
    },
    call: { why: 'unconfirmed', state: 'waiting', tries: 0 },
  },
  {
    job: repair('BAF-420', 'Does not start'),
    completed: 10,
    report: {
      finding: 'Blown thermal fuse',
      note: 'Fuse replaced.',
      labour: 500,
      visit_charge: 300,
      paid: 800,
      confirmation: 'signature',
      no_code_reason: 'The mother was at home, the phone was not',
    },
    call: { why: 'unconfirmed', state: 'waiting', tries: 2, at: 1 },
  },
  {
    job: repair('BTF-120', 'Noise'),
    completed: 9,
    report: { finding: 'Loose grille', note: 'Clips replaced.', confirmation: 'code' },
    call: { why: 'sample', state: 'waiting', tries: 0 },
  },
  {
    job: repair('BGY-025', 'Leaks'),
    completed: 2,
    report: {
      finding: 'Worn valve',
      note: 'Safety valve replaced.',
      labour: 600,
      paid: 600,
      confirmation: 'none',
      no_code_reason: 'The customer could not find the SMS',
    },
    call: {
      why: 'unconfirmed',
      state: 'reached',
      tries: 1,
      at: 1,
      said: { is_fixed: false, told_paid: 600, friendly: 4, note: 'It drips again since last night.' },
    },
  },
]
