import { complaintPath, CUSTOMER_LIST, quotationPath } from 'contract/core/office-paths'
import type { EnquiryDetail } from 'contract/enquiries/endpoints'
import Tag from 'lucide-react/icons/tag'
import UserRound from 'lucide-react/icons/user-round'
import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { usePress } from '../../forms/use-press.ts'
import { DetailCard, Facts } from '../../office/detail.tsx'
import { useMay } from '../../office/office-data.ts'
import { Phone } from '../../office/phone.tsx'
import { useVisitor } from '../../session/profile.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { messageTime } from '../../ui/format/dates.ts'
import { useOpening, type Opening } from '../../ui/overlays/use-opening.ts'
import { KIND_OPTIONS, kindLabel } from './enquiry-state.tsx'
import { useStaff, type Staff } from './use-staff.ts'

/** Owner, topic and resulting complaint of a message. */
export function WorkCard({ enquiry }: { enquiry: EnquiryDetail }) {
  const assigning = useOpening()
  const sorting = useOpening()
  const { press, busy } = usePress()
  const mayAnswer = useMay('enquiries.answer')
  const visitor = useVisitor()
  const me = visitor.state === 'in' ? visitor.profile?.id : undefined
  const { owner_id, owner_name, kind, settled_at, old_number } = enquiry
  return (
    <DetailCard title={m.enquiries_office_work()}>
      <Facts
        items={[
          [m.complaints_office_owner(), owner_name],
          [m.enquiries_office_subject(), kindLabel(kind)],
          ...(settled_at ? [[m.enquiries_office_settled(), messageTime(settled_at)] as const] : []),
          ...(old_number
            ? [[m.enquiries_office_old_number(), <OldNumber key="old" number={old_number} />] as const]
            : []),
          ...madeOf(enquiry),
        ]}
      />
      {old_number && <p className="mt-3 text-2xs text-ink-2">{m.enquiries_office_old_number_help()}</p>}
      {mayAnswer && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          {me !== undefined && owner_id !== me && (
            <Button
              variant="line"
              size="sm"
              busy={busy}
              onClick={() => press({ intent: 'assign', owner_id: me, seen_owner_id: owner_id ?? '' })}
            >
              <UserRound />
              {m.complaints_office_assign_me()}
            </Button>
          )}
          <Button variant="line" size="sm" onClick={assigning.start}>
            {owner_id === null ? m.complaints_office_assign_choose() : m.enquiries_office_change_owner()}
          </Button>
          <Button variant="line" size="sm" onClick={sorting.start}>
            <Tag />
            {m.enquiries_office_change_subject()}
          </Button>
        </div>
      )}
      {assigning.opened((opening) => (
        <OwnerDialog enquiry={enquiry} opening={opening} />
      ))}
      {sorting.opened((opening) => (
        <SubjectDialog enquiry={enquiry} opening={opening} />
      ))}
    </DetailCard>
  )
}

/** The number that its owner lost, and the customers who are found by it. */
const OldNumber = ({ number }: { number: string }) => (
  <span className="grid gap-1">
    <Phone number={number} />
    <TextLink to={`${CUSTOMER_LIST}?firstname=${number}`}>{m.enquiries_office_find_customer()}</TextLink>
  </span>
)

function madeOf({ complaint_id, quotation_id }: EnquiryDetail) {
  const made = [
    complaint_id !== null && {
      to: complaintPath(complaint_id),
      words: m.enquiries_office_made_complaint({ id: complaint_id }),
    },
    quotation_id !== null && {
      to: quotationPath(quotation_id),
      words: m.quotations_office_quote({ id: quotation_id }),
    },
  ].filter((each) => each !== false)
  return made.map(
    ({ to, words }) =>
      [
        m.enquiries_office_made(),
        <TextLink key={to} to={to}>
          {words}
        </TextLink>,
      ] as const,
  )
}

interface DialogProps {
  enquiry: EnquiryDetail
  opening: Opening
}

function OwnerDialog({ enquiry, opening }: DialogProps) {
  const found = useStaff()
  const { name, owner_id } = enquiry
  return (
    <FormDialog
      {...opening}
      disabled={!found.staff}
      title={m.enquiries_office_assign()}
      text={m.enquiries_office_assign_text({ name })}
      verb={m.complaints_office_assign_save()}
      about={name}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="intent" value="assign" />
          <input type="hidden" name="seen_owner_id" value={owner_id ?? ''} />
          <OwnerField found={found} owner={owner_id} error={errorOf('owner_id')} />
        </>
      )}
    </FormDialog>
  )
}

function OwnerField({
  found: { staff, failure },
  owner,
  error,
}: {
  found: Staff
  owner: number | null
  error: string | undefined
}) {
  if (failure) return <Note tone="error">{failure}</Note>
  if (!staff) return <Skeleton pale className="h-18 animate-late" />
  return (
    <Field label={m.complaints_office_owner()} help={m.complaints_office_owner_help()} error={error}>
      <Select name="owner_id" defaultValue={owner ?? ''}>
        <option value="">{m.complaints_office_nobody()}</option>
        {staff.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const SubjectDialog = ({ enquiry: { name, kind }, opening }: DialogProps) => (
  <FormDialog
    {...opening}
    title={m.enquiries_office_change_subject()}
    text={m.enquiries_office_subject_text({ name })}
    verb={m.enquiries_office_save_subject()}
    about={name}
  >
    {(errorOf) => (
      <>
        <input type="hidden" name="intent" value="sort" />
        <Field label={m.enquiries_office_subject()} error={errorOf('kind')}>
          <Select name="kind" defaultValue={kind}>
            {KIND_OPTIONS.map(({ value, text }) => (
              <option key={value} value={value}>
                {text()}
              </option>
            ))}
          </Select>
        </Field>
      </>
    )}
  </FormDialog>
)
