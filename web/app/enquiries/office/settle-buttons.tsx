import { newComplaintOfPath, newQuotationOfPath } from 'contract/core/office-paths'
import type { EnquiryDetail } from 'contract/enquiries/endpoints'
import Boxes from 'lucide-react/icons/boxes'
import CircleCheck from 'lucide-react/icons/circle-check'
import MessageSquareReply from 'lucide-react/icons/message-square-reply'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Wrench from 'lucide-react/icons/wrench'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { useSayWithUndo } from '../../complaints/office/use-say-with-undo.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { usePress } from '../../forms/use-press.ts'
import { ReasonField } from '../../office/decide-fields.tsx'
import { useMay } from '../../office/office-data.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { useOpening, type Opening } from '../../ui/overlays/use-opening.ts'
import { AnswerDialog } from './answer-dialog.tsx'

/** The actions for a message: answer it, make a complaint of it, close it, or open it again. */
export function SettleButtons({ enquiry }: { enquiry: EnquiryDetail }) {
  const answering = useOpening()
  const closing = useOpening()
  const { press, busy } = usePress()
  const mayFile = useMay('complaints.file')
  const mayQuote = useMay('quotations.decide')
  const { id, phone, state, complaint_id, quotation_id } = enquiry
  const isOpen = state === 'open'
  return (
    <div className="mt-5 flex flex-wrap gap-2.5">
      {isOpen && (
        <Button variant="ink" size="sm" onClick={answering.start}>
          <MessageSquareReply />
          {m.enquiries_office_answer()}
        </Button>
      )}
      {mayFile && complaint_id === null && (
        <ButtonLink to={newComplaintOfPath(id, phone)} variant="line" size="sm">
          <Wrench />
          {m.enquiries_office_make_complaint()}
        </ButtonLink>
      )}
      {mayQuote && quotation_id === null && (
        <ButtonLink to={newQuotationOfPath(id)} variant="line" size="sm">
          <Boxes />
          {m.quotations_office_make()}
        </ButtonLink>
      )}
      {isOpen ? (
        <Button variant="line" size="sm" onClick={closing.start}>
          <CircleCheck />
          {m.enquiries_office_no_answer()}
        </Button>
      ) : (
        <Button variant="line" size="sm" busy={busy} onClick={() => press({ intent: 'reopen' })}>
          <RotateCcw />
          {m.enquiries_office_open_again()}
        </Button>
      )}
      {answering.opened((opening) => (
        <AnswerDialog enquiry={enquiry} opening={opening} />
      ))}
      {closing.opened((opening) => (
        <CloseDialog enquiry={enquiry} opening={opening} />
      ))}
    </div>
  )
}

function CloseDialog({ enquiry: { id, name }, opening }: { enquiry: EnquiryDetail; opening: Opening }) {
  const sayWithUndo = useSayWithUndo()
  return (
    <FormDialog
      {...opening}
      title={m.enquiries_office_no_answer()}
      text={m.enquiries_office_no_answer_text({ name })}
      verb={m.enquiries_office_close()}
      about={name}
      onSaved={({ message }) => sayWithUndo(message, name, () => api.enquiries.reopen({ params: { id } }))}
    >
      {(errorOf) => (
        <>
          <input type="hidden" name="intent" value="close" />
          <ReasonField focused help={m.complaints_office_staff_only_help()} maxLength={300} error={errorOf('reason')} />
        </>
      )}
    </FormDialog>
  )
}
