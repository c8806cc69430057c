import { ENQUIRY_LIST } from 'contract/core/office-paths'
import type { EnquiryRow } from 'contract/enquiries/endpoints'
import { useEffect } from 'react'
import { redirect, useRevalidator, type ShouldRevalidateFunctionArgs } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { History } from '../../history/history.tsx'
import { deleteLater } from '../../lists/pending-deletes.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton } from '../../office/detail.tsx'
import { backTo } from '../../lists/place/trails.ts'
import { BackToList } from '../../lists/place/back-to-list.tsx'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { needs } from '../../session/guard.ts'
import { messageTime } from '../../ui/format/dates.ts'
import type { Route } from './+types/enquiry-view'
import { AnswerTo } from './answer-to.tsx'
import { DeleteEnquiry } from './delete-enquiry.tsx'

export const handle: OfficeHandle = {
  crumbs: ({ id }) => [
    { text: m.enquiries_office_title(), to: ENQUIRY_LIST },
    { text: m.enquiries_office_number({ id: id! }) },
  ],
}
export const clientMiddleware = [needs('enquiries.read')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.enquiries.open({ params: { id: params.id } }))

/** A message does not change; only the pending counts reload. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id

/** Deletes it from the list, where it can be taken back. */
export async function clientAction({ params: { id } }: Route.ClientActionArgs) {
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
  useCountedAnew(enquiry)
  if (!enquiry)
    return <AbsentDetail words={m.enquiries_office_absent()} back={ENQUIRY_LIST} list={m.enquiries_office_title()} />
  const { id, name, email, phone, note, created_at } = enquiry
  return (
    <DetailPage title={name}>
      <DetailHead
        title={name}
        state={null}
        facts={<span>{m.enquiries_office_received({ when: messageTime(created_at) })}</span>}
        actions={
          <>
            <BackToList list={ENQUIRY_LIST}>{m.enquiries_office_back()}</BackToList>
            <DeleteEnquiry id={id} name={name} />
          </>
        }
      />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <DetailCard title={m.enquiries_office_message_title()}>
          <p className="max-w-read text-sm wrap-anywhere whitespace-pre-line">{note}</p>
        </DetailCard>
        <AnswerTo phone={phone} email={email} />
      </div>
      <History subject="enquiry" id={id} />
    </DetailPage>
  )
}

/** Opening a message made one less wait; the menu shows it. */
function useCountedAnew(enquiry: EnquiryRow | null) {
  const { revalidate } = useRevalidator()
  const wasUnread = enquiry?.read === false
  useEffect(() => {
    if (wasUnread) void revalidate()
  }, [wasUnread, revalidate])
}
