/** The digits of a number, with the plus of a whole one; `+977 (0)1…` has a nought that nobody dials after a country code. */
const dialled = (number: string): string => number.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '')

/** `tel:+97710000000` */
export const telLink = (number: string): string => `tel:${dialled(number)}`

/** Opens a chat with this number in Viber, which knows whole numbers alone; one without a country code is of Nepal. */
export const viberLink = (number: string): string => {
  const digits = dialled(number)
  const whole = digits.startsWith('+') ? digits : `+977${digits.replace(/^(?:00977|977(?=\d{8,10}$)|0)/, '')}`
  return `viber://chat?number=${encodeURIComponent(whole)}`
}
