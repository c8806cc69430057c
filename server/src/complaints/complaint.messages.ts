import { messageOf } from '../notices/message.ts'
import { visitTime } from './visit-time.ts'

interface Subject {
  model_name: string
}

type Report = Subject & { id: number; job_no: string | null }

/** Staff filed a complaint for the caller; with a link to follow it. */
export const filedMessage = ({ model_name }: Subject, link: string) =>
  messageOf(model_name, (model, { say }) => say('filed', { model }), { link })

/** The service organisation has accepted the complaint; with a link to follow it. */
export const dispatchedMessage = ({ model_name }: Subject, job: string, link: string) =>
  messageOf(model_name, (model, { say }) => say('dispatched', { model, job }), { link })

/** The work is done. */
export const completedMessage = ({ model_name }: Subject, job: string | null) =>
  messageOf(model_name, (model, { say }) => (job ? say('completed_job', { model, job }) : say('completed', { model })))

/** Staff reopened a closed complaint; with a link to follow it. */
export const reopenedMessage = ({ model_name }: Subject, link: string) =>
  messageOf(model_name, (model, { say }) => say('reopened', { model }), { link })

/** Two reports of the customer became one; with a link to follow it. */
export const mergedMessage = (complaint: Report, link: string) =>
  messageOf(
    complaint.model_name,
    (model, { say }) =>
      complaint.job_no
        ? say('merged_job', { model, job: complaint.job_no })
        : say('merged', { model, id: complaint.id }),
    { link },
  )

/** A report that was handled with another one is handled on its own again; with a link to follow it. */
export const separatedMessage = (complaint: Report, link: string) =>
  messageOf(
    complaint.model_name,
    (model, { say }) =>
      complaint.job_no
        ? say('separated_job', { model, job: complaint.job_no })
        : say('separated', { model, id: complaint.id }),
    { link },
  )

/** The text of a staff message, with a link to the complaint to read it in full and reply. */
export const writtenMessage = (
  { id, job_no, text }: { id: number; job_no: string | null; text: string },
  link: string,
) =>
  messageOf(
    text,
    (said, { say }) => (job_no ? say('written_job', { job: job_no, text: said }) : say('written', { id, text: said })),
    { link, lead: 'read_and_answer' },
  )

/** The technician and day of a visit; `visit_date` is a day or empty. */
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
    (model, { locale, short, say }) => {
      const technician = short(name, 40)
      const day = visitTime(visit_date, visit_window, locale)
      if (technician && day) return say('visit', { technician, day, model })
      if (day) return say('visit_day', { day, model })
      if (technician) return say('visit_technician', { technician, model })
      return say('visit_off', { model })
    },
    { link },
  )
