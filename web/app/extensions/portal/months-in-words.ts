/** `1 Month`, `18 Months` */
export const monthsInWords = (months: number): string => `${months} ${months === 1 ? 'Month' : 'Months'}`
