/** The code as a number, as the documents have it. What is no code of six digits stays as it was typed, to be refused. */
export const otpToSend = (typed: FormDataEntryValue | null): FormDataEntryValue | number | null =>
  typeof typed === 'string' && /^[1-9]\d{5}$/.test(typed) ? Number(typed) : typed
