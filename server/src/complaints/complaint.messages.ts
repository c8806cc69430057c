import { m } from 'contract/messages'
import { dayText } from '../core/format.ts'
import { messageOf } from '../notices/message.ts'

interface Subject {
  model_name: string
}

/** The service organisation has accepted the complaint; with a link to follow it. */
export const dispatchedMessage = ({ model_name }: Subject, job: string, link: string) =>
  messageOf(model_name, (model, { locale }) => m.notices_dispatched({ model, job }, { locale }), { link })

/** The work is done. */
export const completedMessage = ({ model_name }: Subject, job: string | null) =>
  messageOf(model_name, (model, { locale }) =>
    job ? m.notices_completed_job({ model, job }, { locale }) : m.notices_completed({ model }, { locale }),
  )

/** Staff reopened a closed complaint; with a link to follow it. */
export const reopenedMessage = ({ model_name }: Subject, link: string) =>
  messageOf(model_name, (model, { locale }) => m.notices_reopened({ model }, { locale }), { link })

/** Staff wrote a message; with a link to the complaint, where it is answered. */
export const writtenMessage = ({ id, job_no }: { id: number; job_no: string | null }, link: string) =>
  messageOf(
    job_no ?? String(id),
    (number, { locale }) =>
      job_no ? m.notices_written_job({ job: number }, { locale }) : m.notices_written({ id: number }, { locale }),
    { link, lead: (locale) => m.notices_read_and_answer({}, { locale }) },
  )

/** Who comes and when; `visit_date` is a day or empty. */
export const visitMessage = (
  { model_name }: Subject,
  { technician: name, visit_date }: { technician: string; visit_date: string },
  link: string,
) =>
  messageOf(
    model_name,
    (model, { locale, short }) => {
      const technician = short(name, 40)
      const day = visit_date && dayText(visit_date, locale)
      if (technician && day) return m.notices_visit({ technician, day, model }, { locale })
      if (day) return m.notices_visit_day({ day, model }, { locale })
      if (technician) return m.notices_visit_technician({ technician, model }, { locale })
      return m.notices_visit_off({ model }, { locale })
    },
    { link },
  )
