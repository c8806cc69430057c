/** Stages that belong together, in the order in which a repair goes through them. */
export const STAGE_GROUPS = ['new', 'centre', 'engineer', 'parts', 'work'] as const
export type StageGroup = (typeof STAGE_GROUPS)[number]

/** Which complaints a figure counts, as the list of complaints is asked for them. */
export const FIGURE_FILTERS = [
  'opened',
  // a failure of an appliance: not cancelled
  'failed',
  'completed',
  'cancelled',
  'visited',
  'first_fix',
  'came_back',
  'rated',
  'covered',
  'free',
  'charged',
  'owing',
  // called after a repair, and what they said
  'reached',
  'not_fixed',
  ...STAGE_GROUPS.map((group) => `stage_${group}` as const),
] as const
export type FigureFilter = (typeof FIGURE_FILTERS)[number]

/** The most days that the figures look at. */
export const LONGEST_PERIOD_DAYS = 1100

/** The most rows of a table by engineer or model, and of batches. */
export const MOST_ROWS = 50
export const MOST_BATCHES = 15

/** A batch with fewer failed units than this is never said to be bad: one of three units that fails is chance. */
export const LEAST_FAILED = 3

/** The months in service that are shown one by one; later ones are one row. */
export const SERVICE_MONTHS = 24
