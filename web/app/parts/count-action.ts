import { MOST_LINES } from 'contract/parts/words'
import { api } from '../api/client.ts'
import { isRefusal, type Refusal } from '../forms/refusal.ts'
import { submitForMessage } from '../forms/submit-for-message.ts'
import { valuesOf } from '../forms/submit.ts'

/** A part with what was typed for it. */
interface SentLine {
  part_id: number
  count: string
  seen: number
}

/** What became of a count, and of where: the lines that were entered, also where a later portion was refused. */
export type CountOutcome = { where: string; entered: readonly SentLine[] } & ({ message: string } | Refusal)

/** The name of what is counted at a time: the good parts of a place, or its defective ones. */
export const countedWhere = (place: string, isDefective: boolean | string) => `${place} ${isDefective}`

/** The name of a part's field. */
export const countField = (part: number) => `count-${part}`

/** Enters what was counted, as many parts at once as one act may have. What was entered before a refusal stays. */
export async function countAction({ request }: { request: Request }): Promise<CountOutcome> {
  const { lines: sent, place, is_defective } = valuesOf(await request.formData())
  const lines = JSON.parse(sent as string) as SentLine[]
  const where = countedWhere(String(place), String(is_defective))
  const entered: SentLine[] = []
  let message = ''
  for (let from = 0; from < lines.length; from += MOST_LINES) {
    const portion = lines.slice(from, from + MOST_LINES)
    const result = await submitForMessage(api.partStock.count, { values: { place, is_defective, lines: portion } })
    if (isRefusal(result)) return { ...result, errors: byPart(result.errors, portion), where, entered }
    entered.push(...portion)
    message = result.message
  }
  return { where, entered, message }
}

/** `lines.3.count` is the field of the fourth part that was sent. */
function byPart(errors: Record<string, string>, lines: readonly SentLine[]): Record<string, string> {
  const named = Object.entries(errors).map(([field, message]) => {
    const line = /^lines\.(\d+)\./.exec(field)
    return [line ? countField(lines[Number(line[1])]!.part_id) : field, message] as const
  })
  return Object.fromEntries(named)
}
