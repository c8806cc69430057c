import { ENQUIRY_LIST } from 'contract/core/office-paths'
import Trash2 from 'lucide-react/icons/trash-2'
import { redirect } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { NoteCard } from '../../customer-notes/note-card.tsx'
import { valuesOf } from '../../forms/submit.ts'
import { History } from '../../history/history.tsx'
import { deleteLater } from '../../lists/deleting/pending-deletes.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton } from '../../office/detail.tsx'
import { backTo } from '../../office/trails.ts'
import { BackToList } from '../../lists/place/back-to-list.tsx'
import { useMay } from '../../office/office-data.ts'
import { unlessRefused } from '../../office/saved-row.ts'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { needs } from '../../session/guard.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { messageTime } from '../../ui/format/dates.ts'
import type { Route } from './+types/enquiry-view'
import { AnswerTo } from './answer-to.tsx'
import { AnswersCard } from './answers-card.tsx'
import { enquiryAction } from './enquiry-actions.ts'
import { EnquiryState, kindLabel } from './enquiry-state.tsx'
import { SettleButtons } from './settle-buttons.tsx'
import { WorkCard } from './work-card.tsx'
import { DeleteDialog } from '../../lists/deleting/delete-dialog.tsx'
import { Button } from '../../ui/buttons/button.tsx'

export const handle: OfficeHandle = {
  crumbs: ({ id }) => [
    { text: m.enquiries_office_title(), to: ENQUIRY_LIST },
    { text: m.enquiries_office_number({ id: id! }) },
  ],
}
export const clientMiddleware = [needs('enquiries.read')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.enquiries.open({ params: { id: params.id } }))

export const shouldRevalidate = unlessRefused

/** Forms of the desk say what they intend; a deletion leads to the list, where it can be taken back. */
export async function clientAction({ request, params: { id } }: Route.ClientActionArgs) {
  const values = valuesOf(await request.formData())
  if (values['intent'] !== 'delete') return enquiryAction(id, values)
  deleteLater({
    list: ENQUIRY_LIST,
    ids: new Set([Number(id)]),
    what: m.enquiries_office_one_message(),
    send: () => api.enquiries.delete({ params: { id } }),
  })
  return redirect(backTo(ENQUIRY_LIST))
}

export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/single-view-contact/{id}` */
export default function EnquiryView({ loaderData: enquiry }: Route.ComponentProps) {
  const mayAnswer = useMay('enquiries.answer')
  const mayDelete = useMay('enquiries.write')
  if (!enquiry)
    return <AbsentDetail words={m.enquiries_office_absent()} back={ENQUIRY_LIST} list={m.enquiries_office_title()} />
  const { id, name, email, phone, note, state, kind, answers, notes, created_at } = enquiry
  return (
    <DetailPage title={name}>
      <DetailHead
        title={name}
        state={
          <>
            <EnquiryState state={state} />
            {kind !== 'question' && <Badge tone="line">{kindLabel(kind)}</Badge>}
          </>
        }
        facts={<span>{m.enquiries_office_received({ when: messageTime(created_at) })}</span>}
        actions={
          <>
            <BackToList list={ENQUIRY_LIST}>{m.enquiries_office_back()}</BackToList>
            {mayDelete && <DeleteEnquiry id={id} name={name} />}
          </>
        }
      />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <DetailCard title={m.enquiries_office_message_title()}>
            <p className="max-w-read text-sm wrap-anywhere whitespace-pre-line">{note}</p>
            {mayAnswer && <SettleButtons enquiry={enquiry} />}
          </DetailCard>
          {answers.length > 0 && <AnswersCard answers={answers} />}
          <NoteCard notes={notes} name={name} needs="enquiries.answer" />
        </div>
        <div className="grid gap-5">
          <AnswerTo phone={phone} email={email} />
          <WorkCard enquiry={enquiry} />
        </div>
      </div>
      <History subject="enquiry" id={id} />
    </DetailPage>
  )
}

/** Deletes the message that is shown; it asks first. */
const DeleteEnquiry = ({ id, name }: { id: number; name: string }) => (
  <DeleteDialog
    intent="delete"
    ids={[id]}
    what={`“${name}”`}
    title={m.enquiries_office_delete_question()}
    text={m.enquiries_office_delete_text({ name })}
    confirm={m.enquiries_office_delete()}
  >
    {(open) => (
      <Button variant="danger-line" size="sm" onClick={open}>
        <Trash2 />
        {m.enquiries_office_delete()}
      </Button>
    )}
  </DeleteDialog>
)
