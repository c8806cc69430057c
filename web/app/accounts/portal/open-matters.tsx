import { MY_PERSONALISATIONS, MY_PRODUCTS, QUOTATION_HISTORY, TICKETS, extendWarrantyPath } from 'contract/core/paths'
import type { OpenMatter } from 'contract/accounts/words'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { m } from '#messages'

const MATTERS: Record<OpenMatter, { to: string; words: (n: { count: number; shown: string }) => string }> = {
  complaint: { to: TICKETS, words: m.accounts_open_complaints },
  registration: { to: MY_PRODUCTS, words: m.accounts_open_registrations },
  quotation: { to: QUOTATION_HISTORY, words: m.accounts_open_quotations },
  personalisation: { to: MY_PERSONALISATIONS, words: m.accounts_open_lettering },
  extension: { to: MY_PRODUCTS, words: m.accounts_open_extensions },
}

interface OpenMattersProps {
  open: readonly { kind: OpenMatter; count: number }[]
  /** the product whose longer warranty is not paid yet */
  unpaid: number | null
}

/** What has to end before the account can be closed, each with the way to it. */
export const OpenMatters = ({ open, unpaid }: OpenMattersProps) => (
  <Note title={m.accounts_close_first()}>
    <ul className="mt-1">
      {open.map(({ kind, count }) => (
        <li key={kind}>
          <TextLink
            to={kind === 'extension' && unpaid !== null ? extendWarrantyPath(unpaid) : MATTERS[kind].to}
            className="inline-flex min-h-11 items-center"
          >
            {MATTERS[kind].words({ count, shown: whole(count) })}
          </TextLink>
        </li>
      ))}
    </ul>
  </Note>
)
