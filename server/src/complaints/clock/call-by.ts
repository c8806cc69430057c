interface Waiting {
  status: string
  answered_at: string | null
  first_due_at: string | null
}

/** By when somebody calls the customer of a new complaint; empty once anybody answered, or when that time is over. */
export const callBy = ({ status, answered_at, first_due_at }: Waiting, now: Date): string =>
  status === 'Unassigned' && answered_at === null && first_due_at !== null && Date.parse(first_due_at) > now.getTime()
    ? first_due_at
    : ''
