import { smsText } from '../registrations/sms-text.ts'

interface Subject {
  model_name: string
}

/** What the customer hears when the service organisation has taken the complaint. */
export const dispatchedText = ({ model_name }: Subject, jobNo: string) =>
  smsText(model_name, (model) => `your complaint about ${model} is with our service team. Job no. ${jobNo}`)

/** What the customer hears when the work is done. */
export const completedText = ({ model_name }: Subject, jobNo: string | null) =>
  smsText(model_name, (model) => `the service of your ${model} is complete.${jobNo ? ` Job no. ${jobNo}` : ''}`)
