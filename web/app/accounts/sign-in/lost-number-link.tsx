import { LOST_NUMBER } from 'contract/core/paths'
import { NextLink } from './next-link.tsx'
import { m } from '#messages'

/** The quiet way to staff, below a form that asks for a number. */
export const LostNumberLink = () => (
  <p className="text-sm text-ink-2">
    <NextLink to={LOST_NUMBER} className="inline-flex min-h-11 items-center">
      {m.accounts_number_lost()}
    </NextLink>
  </p>
)
