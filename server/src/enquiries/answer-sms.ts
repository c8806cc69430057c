/** The SMS that carries an answer, in the name of the brand. */
export const answerSms = (brand: string, text: string): string => `${brand}: ${text}`
