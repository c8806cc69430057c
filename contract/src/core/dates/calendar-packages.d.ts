/** Two calendars without types of their own that a module can find; only a test reads them. */
declare module 'bikram-sambat' {
  const calendar: {
    daysInMonth: (year: number, month: number) => number
    toGreg_text: (year: number, month: number, day: number) => string
  }
  export default calendar
}

declare module '@sbmdkl/nepali-date-converter' {
  export function adToBs(day: string): string
  export function bsToAd(day: string): string
}
