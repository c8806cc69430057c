const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kathmandu',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
})

/** `Jan 5th 2024, 4:22:09 PM` in Nepal, the documents' format for contact messages. */
export function messageTime(time: string): string {
  const found = new Map(parts.formatToParts(new Date(time)).map(({ type, value }) => [type, value]))
  const of = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? ''
  const clock = `${of('hour')}:${of('minute')}:${of('second')} ${of('dayPeriod')}`
  return `${of('month')} ${of('day')}${ordinal(Number(of('day')))} ${of('year')}, ${clock}`
}

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}
