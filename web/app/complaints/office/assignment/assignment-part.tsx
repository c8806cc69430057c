import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { isClosed } from 'contract/complaints/words'
import { usePress } from '../../../forms/use-press.ts'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import { m } from '#messages'
import { useMay } from '../../../office/office-data.ts'
import { usePageKeys } from '../../../office/use-page-keys.ts'
import { useVisitor } from '../../../session/profile.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOpening } from '../../../ui/overlays/use-opening.ts'
import { WorkPart } from '../work-part.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { Telephone } from '../../../office/telephone.tsx'

/** The assignees of the complaint: service centre, engineer, owner. The proposed centre is confirmed with one press. */
export function AssignmentPart({ complaint }: { complaint: ComplaintDetail }) {
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
    <WorkPart
      title={m.complaints_office_assignment()}
      items={[
        [m.complaints_office_centre(), isProposed ? m.complaints_office_proposed({ name: centre_name }) : centre_name],
        [m.complaints_office_owner(), owner_name],
        [
          m.complaints_office_engineer(),
          technician && (
            <>
              {technician} {technician_contact && <Telephone number={technician_contact} />}
            </>
          ),
        ],
      ]}
      actions={
        isOpen && (
          <>
            {isProposed && (
              <Button
                variant="ink"
                size="sm"
                busy={busy}
                onClick={() => press({ intent: 'assign', centre_id, seen_centre_id: centre_id })}
              >
                <UserRoundCheck />
                {m.complaints_office_accept({ name: centre_name })}
              </Button>
            )}
            <Button variant="line" size="sm" aria-keyshortcuts="i" onClick={start}>
              {chooseWords(complaint)}
            </Button>
            {isOffered && (
              <Button variant="line" size="sm" busy={busy} aria-keyshortcuts="m" onClick={assignMe}>
                <UserRound />
                {m.complaints_office_assign_me()}
              </Button>
            )}
          </>
        )
      }
    >
      {opened((opening) => (
        <AssignDialog complaint={complaint} opening={opening} />
      ))}
    </WorkPart>
  )
}

/** Beside a proposal another one is chosen; without anybody, somebody. */
function chooseWords({ centre_id, centre_chosen, technician, owner_id }: ComplaintDetail): string {
  if (centre_id !== null && !centre_chosen) return m.complaints_office_assign_other()
  return centre_id === null && technician === '' && owner_id === null
    ? m.complaints_office_assign_choose()
    : m.complaints_office_assign_change()
}
