/** How sure the bound is: 1.96 standard deviations, so that it is too high in one case of forty. */
const Z = 1.96

/**
 * The share that is at least certain when `hits` of `all` were seen: the lower bound of Wilson's interval. One of three
 * says less than thirty of a hundred.
 */
export function atLeastShare(hits: number, all: number): number {
  if (hits === 0 || all === 0) return 0
  const share = hits / all
  const spread = Z * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2))
  return Math.max(0, (share + Z ** 2 / (2 * all) - spread) / (1 + Z ** 2 / all))
}
