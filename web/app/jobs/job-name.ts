const NAMES: Record<string, string> = {
  'complaint.dispatch': 'Dispatch to CRM',
  'sms.send': 'SMS message',
}

/** What a job does, in words; one without words keeps its own name. */
export const jobName = (name: string): string => NAMES[name] ?? name
