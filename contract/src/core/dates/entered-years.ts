/** The lengths of the twelve months of a BS year, 29 to 32 days each. */
export interface BsYear {
  year: number
  months: number[]
}

const NONE: readonly BsYear[] = []
let entered = (): readonly BsYear[] => NONE

/**
 * Has an installation's settings say, from now on, which years were published after this release, one after the other. The
 * same list is the same object.
 */
export const readEnteredYears = (read: () => readonly BsYear[]): void => {
  entered = read
}

/** The years entered in the settings. */
export const enteredYears = (): readonly BsYear[] => entered()
