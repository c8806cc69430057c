import type { OwnComplaintDetail } from 'contract/complaints/endpoints'
import Package from 'lucide-react/icons/package'
import { m } from '#messages'
import { pageLocale } from '../../core/locale.ts'
import { longDate } from '../../ui/format/dates.ts'

type Part = NonNullable<OwnComplaintDetail['parts']>[number]

/** The spare parts that the repair waits for, or has by now, and since when; nothing without any. */
export function TicketParts({ ticket: { parts } }: { ticket: Pick<OwnComplaintDetail, 'parts'> }) {
  const said = (parts ?? []).flatMap((part) => {
    const words = wordsOf(part)
    return words ? [{ name: nameOf(part), words }] : []
  })
  if (said.length === 0) return null
  return (
    <section aria-labelledby="parts" className="border-b border-line px-5 py-4 lg:px-7">
      <h2 id="parts" className="flex items-center gap-2 text-sm font-semibold">
        <Package className="size-4.5" />
        {m.complaints_parts()}
      </h2>
      <ul className="mt-1 grid gap-1 text-xs text-ink-2">
        {said.map(({ name, words }) => (
          <li key={name + words} className="wrap-anywhere">
            <span className="font-medium text-ink">{name}</span>: {words}
          </li>
        ))}
      </ul>
    </section>
  )
}

const nameOf = ({ name, name_ne }: Part) => (pageLocale() === 'ne' && name_ne ? name_ne : name)

/** How far a part is; one that was used or went back is not said. */
function wordsOf({ state, since }: Part): string | undefined {
  const day = longDate(since)
  if (state === 'asked') return m.complaints_part_asked({ day })
  if (state === 'approved') return m.complaints_part_approved({ day })
  if (state === 'sent') return m.complaints_part_sent({ day })
  return state === 'received' ? m.complaints_part_here({ day }) : undefined
}
