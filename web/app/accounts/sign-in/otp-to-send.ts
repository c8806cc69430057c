/** The code as a number, as the documents have it. Anything that is not six digits is sent as typed, so the server rejects it. */
export const otpToSend = (typed: FormDataEntryValue | null): FormDataEntryValue | number | null =>
  typeof typed === 'string' && /^[1-9]\d{5}$/.test(typed) ? Number(typed) : typed
