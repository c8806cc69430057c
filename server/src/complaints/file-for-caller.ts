import { m } from 'contract/messages'
import type { CallersComplaint } from 'contract/complaints/callers'
import type { Caller } from '../platform/core/caller.ts'
import { today } from '../platform/core/clock.ts'
import { Conflict, Invalid } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { fileFault } from './file-fault.ts'

/** Files a complaint for a caller. Returns its id; a repeated submission returns the first one. Throws Invalid, NotFound, or Conflict. */
export async function fileForCaller(services: Services, user: Caller, form: CallersComplaint): Promise<number> {
  refusePastWish(services, form.wished_day)
  const taken = () => new Conflict(m.complaints_serial_number_registered_another_customer(), 'serial_number_taken')
  return fileFault({ services, user, source: 'phone', form, taken })
}

function refusePastWish({ clock }: Services, day: string | undefined): void {
  if (day && day < today(clock)) throw new Invalid({ wished_day: m.complaints_day_over() })
}
