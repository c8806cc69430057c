import Phone from 'lucide-react/icons/phone'
import { dateTime } from '../ui/format/dates.ts'
import { m } from '#messages'

/** By when somebody calls; nothing once that is done or over. */
export const CallBy = ({ when }: { when: string }) =>
  when !== '' && (
    <p className="flex items-center gap-2 border-b border-line px-5 py-4 text-sm font-semibold lg:px-7">
      <Phone className="size-4.5" />
      {m.complaints_call_by({ when: dateTime(when) })}
    </p>
  )
