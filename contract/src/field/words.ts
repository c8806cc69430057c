/** What an engineer's phone tells from the way: that they set out, that they are there, and what came of the visit. */
export const COMMAND_KINDS = ['set_out', 'arrive', 'report'] as const
export type CommandKind = (typeof COMMAND_KINDS)[number]

/**
 * What became of a command. `done`: it counts, now and whenever it is sent again. `refused`: something in it does not fit;
 * nothing was entered, and it can be corrected and sent with a new id. `changed`: the office changed, closed or gave away
 * the job after the phone had read it; nothing was entered, and a person decides, with a new id if it is to be sent again.
 */
export const COMMAND_STATES = ['done', 'refused', 'changed'] as const
export type CommandState = (typeof COMMAND_STATES)[number]

/**
 * Whether a photograph is there. `kept`: it is with the report. `waiting`: its upload has not arrived whole. `unknown`: no
 * such upload of this account is there (any more): begin a new one and name that. `refused`: what arrived is no picture.
 */
export const PHOTO_STATES = ['kept', 'waiting', 'unknown', 'refused'] as const
export type PhotoState = (typeof PHOTO_STATES)[number]

/** Commands in one call, in the order in which they were given. */
export const MOST_COMMANDS = 50
/** Photographs of one visit, both sides together. */
export const MOST_VISIT_PHOTOS = 10
/** Today and the days after it that the phone has. */
export const DAYS_AHEAD = 2
/** Jobs that the phone has at once; those that are due first. */
export const MOST_JOBS = 60
/** Parts of the catalogue that the phone has at once. */
export const MOST_FITTING_PARTS = 200
