/** `a…@example.com`: who finds a link learns no address. */
export const hinted = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1…')
