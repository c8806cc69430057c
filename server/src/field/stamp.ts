import { hashOf } from './hash-of.ts'

/** What a phone has, as marks of it: its jobs by id, and the lists that come with them. */
export interface Had {
  jobs: ReadonlyMap<number, string>
  faults: string
  bag: string
  parts: string
}

/** Of another layout than ours nothing is known. */
const LAYOUT = '1'

/** Writes down what a phone has once it has read an answer. Whose it is comes first: another engineer's phone has nothing. */
export const stampOf = (owner: string, { jobs, faults, bag, parts }: Had): string =>
  [LAYOUT, owner, faults, bag, parts, ...[...jobs].map(([id, mark]) => `${id.toString(36)}.${mark}`)].join('~')

/** Reads a stamp; undefined for one that is not known here, or another engineer's. */
export function readStamp(owner: string, stamp: string | undefined): Had | undefined {
  const [layout, whose, faults, bag, parts, ...jobs] = (stamp ?? '').split('~')
  if (layout !== LAYOUT || whose !== owner || parts === undefined) return undefined
  const had = new Map<number, string>()
  for (const job of jobs) {
    const [id = '', mark] = job.split('.')
    const number = Number.parseInt(id, 36)
    if (!Number.isSafeInteger(number) || mark === undefined) return undefined
    had.set(number, mark)
  }
  return { jobs: had, faults: faults!, bag: bag!, parts }
}

/** Marks of rows by their ids. */
export const marksOf = (rows: readonly { id: number }[]): Map<number, string> =>
  new Map(rows.map((row) => [row.id, hashOf(row)]))
