import { telLink } from '../brand/brand.tsx'

/** A number that is called with a press. */
export const Telephone = ({ number }: { number: string }) => (
  <a
    href={telLink(number)}
    className="inline-flex min-h-6 items-center underline decoration-line-2 underline-offset-4 tabular-nums hover:decoration-red pointer-coarse:min-h-11"
  >
    {number}
  </a>
)
