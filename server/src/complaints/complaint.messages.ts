import { messageOf } from '../notices/message.ts'
import { visitTime } from './visit-time.ts'

interface Subject {
  model_name: string
}

type Report = Subject & { id: number; job_no: string | null }

/** A complaint was filed by phone or reported; with its number, and a link to follow it. */
export const filedMessage = ({ model_name, id }: Pick<Report, 'model_name' | 'id'>, link: string) =>
  messageOf(model_name, (model, { say }) => say('filed', { model, id }), { link })

/** The service organisation has accepted the complaint; with a link to follow it. */
export const dispatchedMessage = ({ model_name }: Subject, job: string, link: string) =>
  messageOf(model_name, (model, { say }) => say('dispatched', { model, job }), { link })

/** The work is done; with a link to say whether it works. */
export const completedMessage = ({ model_name, job_no: job }: Omit<Report, 'id'>, link: string) =>
  messageOf(
    model_name,
    (model, { say }) => (job ? say('completed_job', { model, job }) : say('completed', { model })),
    { link, lead: 'does_it_work' },
  )

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

/** The text of a staff message, or its short form, with a link to the complaint to read it in full and reply. */
export const writtenMessage = (
  { id, job_no, text, sms }: { id: number; job_no: string | null; text: string; sms?: string | undefined },
  link: string,
) =>
  messageOf(
    text,
    (said, { say }) => (job_no ? say('written_job', { job: job_no, text: said }) : say('written', { id, text: said })),
    { link, lead: 'read_and_answer', inSms: sms, further: 1 },
  )

/** Stands for a code that there is not. */
const NO_CODE = '\uE000'

/** Without the sentence of a code that there is not, unless it says the day as well. */
function withoutNone(text: string, day: string): string {
  const sentence = /[^.।!?]*\uE000[^.।!?]*[.।!?]?/u.exec(text)?.[0]
  if (sentence === undefined) return text
  return text.replace(sentence.includes(day) ? NO_CODE : sentence, '').trim()
}

/**
 * The technician, with the number to call, and the day of a visit with the code that the customer tells when the work is
 * done; `visit_date` is a day or empty. The SMS of a day always has the link to follow it.
 */
export const visitMessage = (
  { model_name }: Subject,
  {
    technician: name,
    technician_contact: phone = '',
    visit_date,
    visit_window = '',
    code = '',
  }: { technician: string; technician_contact?: string; visit_date: string; visit_window?: string; code?: string },
  link: string,
) =>
  messageOf(
    model_name,
    (model, { locale, short, say }) => {
      const technician = nameWithPhone({ name: short(name, 40), phone: short(phone, 15) })
      const day = visitTime(visit_date, visit_window, locale)
      const told = code || NO_CODE
      if (technician && day) return withoutNone(say('visit', { technician, day, model, code: told }), day)
      if (day) return withoutNone(say('visit_day', { day, model, code: told }), day)
      if (technician) return say('visit_technician', { technician, model })
      return say('visit_off', { model })
    },
    { link, ...(visit_date && { isNeeded: true }) },
  )

/** Somebody comes tomorrow. The SMS always has the link to follow it, with which the visit is moved as well. */
export const visitTomorrowMessage = (
  { model_name }: Subject,
  {
    technician: name,
    technician_contact: phone,
    visit_date,
    visit_window,
  }: { technician: string; technician_contact: string; visit_date: string; visit_window: string },
  link: string,
) =>
  messageOf(
    model_name,
    (model, { locale, short, say }) => {
      const technician = nameWithPhone({ name: short(name, 40), phone: short(phone, 15) })
      const day = visitTime(visit_date, visit_window, locale)
      return technician ? say('visit_tomorrow', { technician, day, model }) : say('visit_tomorrow_day', { day, model })
    },
    { link, isNeeded: true },
  )

/** The technician is on the way, with the number to call. */
export const setOutMessage = (
  { model_name }: Subject,
  { technician: name, technician_contact: phone }: { technician: string; technician_contact: string },
  link: string,
) =>
  messageOf(
    model_name,
    (model, { short, say }) =>
      say('set_out', { technician: nameWithPhone({ name: short(name, 40), phone: short(phone, 15) }), model }),
    { link },
  )

/** `Ram Thapa (9841000000)` */
const nameWithPhone = ({ name, phone }: { name: string; phone: string }): string =>
  [name, name && phone && `(${phone})`].filter(Boolean).join(' ')
