import { m } from '#messages'

const NAMES: Record<string, () => string> = {
  'complaint.dispatch': m.jobs_dispatch,
  'mail.send': m.jobs_mail,
  'sms.code': m.jobs_sms_code,
  'sms.send': m.jobs_sms,
}

/** The label of a job; a job without one keeps its name. */
export const jobName = (name: string): string => NAMES[name]?.() ?? name
