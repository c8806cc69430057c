import { longDate, shortDate, type When } from '../format/dates.ts'

/** `5 Jan 2024` in a column; its tooltip, and what a screen reader says, is `Monday, 5 Jan 2024`. */
export function ShortDay({ when }: { when: When }) {
  const [short, long] = [shortDate(when), longDate(when)]
  if (short === long) return <>{short}</>
  return (
    <time title={long}>
      <span aria-hidden>{short}</span>
      <span className="sr-only">{long}</span>
    </time>
  )
}
