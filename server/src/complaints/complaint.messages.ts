import { dayText } from '../in-words.ts'
import { followed } from '../notices/notice-text.ts'
import { smsText } from '../registrations/sms-text.ts'

interface Subject {
  model_name: string
}

/** What the customer hears when the service organisation has taken the complaint, and where to follow it. */
export const dispatchedText = ({ model_name }: Subject, jobNo: string, link: string) =>
  smsText(
    model_name,
    (model) => `your complaint about ${model} is with our service team. Job no. ${jobNo}`,
    `.${followed(link)}`,
  )

/** What the customer hears when the work is done. */
export const completedText = ({ model_name }: Subject, jobNo: string | null) =>
  smsText(model_name, (model) => `the service of your ${model} is complete.${jobNo ? ` Job no. ${jobNo}` : ''}`)

/** What the customer hears when staff reopened a closed complaint, and where to follow it. */
export const reopenedText = ({ model_name }: Subject, link: string) =>
  smsText(model_name, (model) => `your complaint about ${model} is open again and our work goes on.`, followed(link))

/** What the customer hears when staff wrote to them. */
export const writtenText = ({ id, job_no }: { id: number; job_no: string | null }) =>
  smsText(
    job_no ? `job no. ${job_no}` : `complaint ${id}`,
    (about) => `we wrote to you about ${about}. Read and answer it under Service and Support.`,
  )

/** What the customer hears of who comes and when; `visit_date` is a day or empty. */
export const visitText = (
  { model_name }: Subject,
  { technician, visit_date }: { technician: string; visit_date: string },
  link: string,
) =>
  smsText(
    model_name,
    (model) => visitSentence(shortened(technician), visit_date && dayText(visit_date), model),
    followed(link),
  )

function visitSentence(who: string, when: string, model: string): string {
  if (who && when) return `${who} visits you on ${when} to repair your ${model}.`
  if (when) return `our technician visits you on ${when} to repair your ${model}.`
  if (who) return `${who} will repair your ${model}. The day of the visit follows.`
  return `the visit for your ${model} is called off. We will tell you a new day.`
}

const shortened = (name: string) => name.replace(/\s+/g, ' ').slice(0, 40).trim()
