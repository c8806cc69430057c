/** Today in Nepal, or days after it. */
export const dayInNepal = (later = 0): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' }).format(Date.now() + later * 86_400_000)
