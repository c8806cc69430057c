import { m } from 'contract/messages'
import { messageOf } from '../notices/message.ts'
import { visitTime } from './visit-time.ts'

interface Subject {
  model_name: string
}

type Report = Subject & { id: number; job_no: string | null }

/** Staff filed a complaint for the caller; with a link to follow it. */
export const filedMessage = ({ model_name }: Subject, link: string) =>
  messageOf(model_name, (model, { locale }) => m.notices_filed({ model }, { locale }), { link })

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

/** Two reports of the customer became one; with a link to follow it. */
export const mergedMessage = (complaint: Report, link: string) =>
  messageOf(
    complaint.model_name,
    (model, { locale }) =>
      complaint.job_no
        ? m.notices_merged_job({ model, job: complaint.job_no }, { locale })
        : m.notices_merged({ model, id: complaint.id }, { locale }),
    { link },
  )

/** A report that was handled with another one is handled on its own again; with a link to follow it. */
export const separatedMessage = (complaint: Report, link: string) =>
  messageOf(
    complaint.model_name,
    (model, { locale }) =>
      complaint.job_no
        ? m.notices_separated_job({ model, job: complaint.job_no }, { locale })
        : m.notices_separated({ model, id: complaint.id }, { locale }),
    { link },
  )

/** What staff wrote; with a link to the complaint, where it is read whole and answered. */
export const writtenMessage = (
  { id, job_no, text }: { id: number; job_no: string | null; text: string },
  link: string,
) =>
  messageOf(
    text,
    (said, { locale }) =>
      job_no
        ? m.notices_written_job({ job: job_no, text: said }, { locale })
        : m.notices_written({ id, text: said }, { locale }),
    { link, lead: (locale) => m.notices_read_and_answer({}, { locale }) },
  )

/** Who comes and when; `visit_date` is a day or empty. */
export const visitMessage = (
  { model_name }: Subject,
  {
    technician: name,
    visit_date,
    visit_window = '',
  }: { technician: string; visit_date: string; visit_window?: string },
  link: string,
) =>
  messageOf(
    model_name,
    (model, { locale, short }) => {
      const technician = short(name, 40)
      const day = visitTime(visit_date, visit_window, locale)
      if (technician && day) return m.notices_visit({ technician, day, model }, { locale })
      if (day) return m.notices_visit_day({ day, model }, { locale })
      if (technician) return m.notices_visit_technician({ technician, model }, { locale })
      return m.notices_visit_off({ model }, { locale })
    },
    { link },
  )
