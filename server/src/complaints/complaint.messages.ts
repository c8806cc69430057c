import { dayText } from '../core/format.ts'
import { messageOf } from '../notices/message.ts'

interface Subject {
  model_name: string
}

/** The service organisation has accepted the complaint; with a link to follow it. */
export const dispatchedMessage = ({ model_name }: Subject, jobNo: string, link: string) =>
  messageOf(model_name, (model) => `your complaint about ${model} is with our service team. Job no. ${jobNo}`, link)

/** The work is done. */
export const completedMessage = ({ model_name }: Subject, jobNo: string | null) =>
  messageOf(model_name, (model) => `the service of your ${model} is complete.${jobNo ? ` Job no. ${jobNo}` : ''}`)

/** Staff reopened a closed complaint; with a link to follow it. */
export const reopenedMessage = ({ model_name }: Subject, link: string) =>
  messageOf(model_name, (model) => `your complaint about ${model} is open again and our work goes on.`, link)

/** Staff wrote a message; with a link to the complaint, where it is answered. */
export const writtenMessage = ({ id, job_no }: { id: number; job_no: string | null }, link: string) =>
  messageOf(
    job_no ? `job no. ${job_no}` : `complaint ${id}`,
    (about) => `we wrote to you about ${about}.`,
    link,
    'Read and answer it',
  )

/** Who comes and when; `visit_date` is a day or empty. */
export const visitMessage = (
  { model_name }: Subject,
  { technician, visit_date }: { technician: string; visit_date: string },
  link: string,
) =>
  messageOf(
    model_name,
    (model, short) => visitSentence(short(technician, 40), visit_date && dayText(visit_date), model),
    link,
  )

function visitSentence(who: string, when: string, model: string): string {
  if (who && when) return `${who} visits you on ${when} to repair your ${model}.`
  if (when) return `our technician visits you on ${when} to repair your ${model}.`
  if (who) return `${who} will repair your ${model}. The day of the visit follows.`
  return `the visit for your ${model} is called off. We will tell you a new day.`
}
