import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { isClosed } from 'contract/complaints/words'
import { usePress } from '../../../forms/use-press.ts'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import { m } from '#messages'
import { DetailCard, Facts } from '../../../office/detail.tsx'
import { useMay } from '../../../office/office-data.ts'
import { usePageKeys } from '../../../office/use-page-keys.ts'
import { useVisitor } from '../../../session/profile.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOpening } from '../../../ui/overlays/use-opening.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { Telephone } from '../../../office/telephone.tsx'

/** The assignees of the complaint: service centre, engineer, owner. The proposed centre is confirmed with one press. */
export function AssignmentCard({ complaint }: { complaint: ComplaintDetail }) {
  const { start, opened } = useOpening()
  const { press, busy } = usePress()
  const mayWrite = useMay('complaints.write')
  const visitor = useVisitor()
  const me = visitor.state === 'in' ? visitor.profile?.id : undefined
  const { centre_id, centre_name, centre_chosen, technician, technician_contact, owner_id, owner_name } = complaint
  const isProposed = centre_id !== null && !centre_chosen
  const isOpen = mayWrite && !isClosed(complaint.status)
  const isOffered = isOpen && me !== undefined && owner_id !== me
  const assignMe = () => press({ intent: 'assign', owner_id: me ?? '', seen_owner_id: owner_id ?? '' })
  usePageKeys((key) => {
    if (key === 'm' && isOffered && !busy) assignMe()
    else if (key === 'i' && isOpen) start()
    else return false
    return true
  })
  return (
    <DetailCard title={m.complaints_office_assignment()}>
      <Facts
        items={[
          [
            m.complaints_office_centre(),
            isProposed ? m.complaints_office_proposed({ name: centre_name }) : centre_name,
          ],
          [m.complaints_office_owner(), owner_name],
          [m.complaints_office_engineer(), technician],
          [
            m.complaints_office_contact(),
            technician_contact && <Telephone key="contact" number={technician_contact} />,
          ],
        ]}
      />
      {isOpen && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          {isProposed && (
            <Button
              variant="ink"
              size="sm"
              busy={busy}
              onClick={() => press({ intent: 'assign', centre_id, seen_centre_id: centre_id })}
            >
              <UserRoundCheck />
              {m.complaints_office_assign()}
            </Button>
          )}
          <Button variant="line" size="sm" aria-keyshortcuts="i" onClick={start}>
            {isProposed || (centre_id === null && technician === '' && owner_id === null)
              ? m.complaints_office_assign_choose()
              : m.complaints_office_assign_change()}
          </Button>
          {isOffered && (
            <Button variant="line" size="sm" busy={busy} aria-keyshortcuts="m" onClick={assignMe}>
              <UserRound />
              {m.complaints_office_assign_me()}
            </Button>
          )}
        </div>
      )}
      {opened((opening) => (
        <AssignDialog complaint={complaint} opening={opening} />
      ))}
    </DetailCard>
  )
}
