/** The number of typing slips between two words: a letter too many, too few, a wrong one, or two swapped. */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1
      const swapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next.push(
        Math.min(next[at - 1]! + 1, last[at]! + 1, last[at - 1]! + same, swapped ? before[at - 2]! + 1 : Infinity),
      )
    }
    before = last
    last = next
  }
  return last[other.length]!
}
