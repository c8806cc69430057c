interface Offered {
  /** for how long the browser offers to take something back; 0: not at all */
  undoSeconds: number
}

/** The request of an undo may take a while on a slow line. */
const GRACE_SECONDS = 5

/**
 * For how many seconds something can be taken back, and whoever is told of it has to wait: as long as it is offered, and
 * until the last press has arrived.
 */
export const undoableSeconds = ({ undoSeconds }: Offered): number =>
  undoSeconds === 0 ? 0 : undoSeconds + GRACE_SECONDS

/** Actions after this moment can still be undone. */
export const undoableSince = (offered: Offered, now: Date): Date =>
  new Date(now.getTime() - undoableSeconds(offered) * 1000)
