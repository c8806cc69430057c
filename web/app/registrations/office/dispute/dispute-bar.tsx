import { complaintPath, registrationPath } from 'contract/core/office-paths'
import { useNavigate } from 'react-router'
import { m } from '#messages'
import { usePageKeys } from '../../../office/use-page-keys.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { RichMessage } from '../../../ui/format/rich-message.tsx'
import { useOpening } from '../../../ui/overlays/use-opening.ts'
import { useKeptKey } from '../decision/use-coming.ts'
import { NextWaiting } from '../next-waiting.tsx'
import type { Dispute } from './dispute.ts'
import { KeepDialog } from './keep-dialog.tsx'
import { ownerOf } from './owner-of.ts'
import { TransferDialog } from './transfer-dialog.tsx'

/** The decision about a dispute, at the foot of its screen: the product goes over, or stays where it is. */
export function DisputeBar({ registration, held }: Dispute) {
  const transfer = useOpening()
  const keep = useOpening()
  const navigate = useNavigate()
  const { id, next_waiting } = registration
  // A letter that was meant for an ordinary registration decides no dispute.
  useKeptKey(id, () => undefined)
  usePageKeys((key) => {
    if (key !== 'n' || next_waiting === null) return false
    void navigate(registrationPath(next_waiting))
    return true
  })
  return (
    <section
      aria-label={m.registrations_office_bar()}
      data-foot-bar=""
      className="sticky bottom-0 z-10 mt-auto flex shrink-0 flex-wrap items-center justify-between gap-x-5 gap-y-3 border-t border-line bg-white px-4 py-3 lg:px-6 print:hidden"
    >
      <p className="min-w-0 text-xs text-ink-2">
        {held.open_complaint === null ? (
          m.registrations_office_dispute_bar({ holder: ownerOf(held) })
        ) : (
          <RichMessage
            parts={m.registrations_office_dispute_complaint.parts({ id: held.open_complaint })}
            tags={{ complaint: (text) => <TextLink to={complaintPath(held.open_complaint!)}>{text}</TextLink> }}
          />
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow">
        <Button size="sm" variant="ink" disabled={held.open_complaint !== null} onClick={transfer.start}>
          {m.registrations_office_dispute_transfer()}
        </Button>
        <Button size="sm" variant="line" onClick={keep.start}>
          {m.registrations_office_dispute_keep()}
        </Button>
        <NextWaiting registration={registration} />
      </div>
      {transfer.opened((opening) => (
        <TransferDialog {...opening} registration={registration} held={held} />
      ))}
      {keep.opened((opening) => (
        <KeepDialog {...opening} registration={registration} held={held} />
      ))}
    </section>
  )
}
