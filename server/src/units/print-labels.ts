import { MAX_LABELS, type UnitRow } from 'contract/units'
import { Problem } from '../http/errors.ts'
import { ThreadGaveUp, threadFor } from '../threads/thread-for.ts'
import type { Label } from './label-sheet.ts'
import type { FromLabelThread } from './label-thread.ts'

const draw = threadFor<FromLabelThread>(new URL('./label-thread.ts', import.meta.url), {
  heapMb: 256,
  seconds: 60,
})

/** Sheets of labels for these units, drawn in a thread of their own. Throws a Problem 422 where they are too many. */
export async function printLabels(found: number, batches: AsyncIterable<readonly UnitRow[]>): Promise<Uint8Array> {
  if (found > MAX_LABELS) throw tooMany(found)
  const labels: Label[] = []
  for await (const batch of batches)
    for (const { model_name, model_number, serial_number, code_address: address } of batch)
      labels.push({ model_name, model_number, serial_number, address })

  let document: Uint8Array = new Uint8Array()
  try {
    await draw(labels, (bytes) => {
      document = bytes
      return true
    })
  } catch (error) {
    throw error instanceof ThreadGaveUp ? tooMany(found) : error
  }
  return document
}

const count = (number: number) => number.toLocaleString('en-US')

const tooMany = (found: number) =>
  new Problem(
    422,
    'too_many_labels',
    `${count(found)} units were found, and one print holds at most ${count(MAX_LABELS)}: please choose fewer`,
  )
