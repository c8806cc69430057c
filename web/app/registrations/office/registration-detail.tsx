import { newComplaintAboutPath, REGISTRATION_LIST } from 'contract/core/office-paths'
import type { RegistrationDetail } from 'contract/registrations/endpoints'
import { m } from '#messages'
import { NewComplaintLink } from '../../complaints/office/callers/new-complaint-link.tsx'
import { api } from '../../api/client.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton, Facts } from '../../office/detail.tsx'
import { KeysHelp } from '../../office/keys-help.tsx'
import { useMay } from '../../office/office-data.ts'
import { PhotoPanel } from '../../office/photo-panel.tsx'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { needs } from '../../session/guard.ts'
import { dateTime, longDate } from '../../ui/format/dates.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { whole } from '../../ui/format/numbers.ts'
import type { Route } from './+types/registration-detail'
import { AddBill } from './add-bill.tsx'
import { AskForBill, billAskedWords } from './ask-for-bill.tsx'
import { ByPhone } from './by-phone.tsx'
import { Compared } from './compared.tsx'
import { CorrectRegistration } from './correct-registration.tsx'
import { BothPapers } from './dispute/both-papers.tsx'
import { DisputeBar } from './dispute/dispute-bar.tsx'
import { registrationAction } from './decide.ts'
import { DecisionBar } from './decision/decision-bar.tsx'
import { promisedPartWords } from '../promised-part-words.ts'
import { photosOf } from './photos-of.ts'
import { NextWaiting } from './next-waiting.tsx'
import { SerialPanel } from './serial-panel.tsx'
import { RegistrationStatus } from '../registration-status.tsx'

export const handle: OfficeHandle = {
  crumbs: ({ id }) => [
    { text: m.registrations_office_customer_products() },
    { text: m.registrations_office_title(), to: REGISTRATION_LIST },
    { text: m.registrations_office_number({ id: id! }) },
  ],
}
export const clientMiddleware = [needs('registrations.read')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.registrations.get({ params: { id: params.id } }))
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  registrationAction({ request, id: params.id })
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/single-customer-product-list/{id}` */
export default function RegistrationDetailScreen({ loaderData: registration }: Route.ComponentProps) {
  const mayDecide = useMay('registrations.decide')
  if (!registration)
    return (
      <AbsentDetail
        words={m.registrations_office_warranty_empty()}
        back={REGISTRATION_LIST}
        list={m.registrations_office_title()}
      />
    )
  return (
    <>
      <Detail registration={registration} mayDecide={mayDecide} />
      {mayDecide &&
        (registration.held_by ? (
          <DisputeBar key={registration.id} registration={registration} held={registration.held_by} />
        ) : (
          <DecisionBar key={registration.id} registration={registration} />
        ))}
    </>
  )
}

interface DetailProps {
  registration: RegistrationDetail
  mayDecide: boolean
}

function Detail({ registration, mayDecide }: DetailProps) {
  const { firstname, lastname, status, model_name, model_num, held_by } = registration
  return (
    <DetailPage title={`${firstname} ${lastname}, ${model_name}`}>
      <DetailHead
        title={`${firstname} ${lastname}`}
        state={
          <>
            <RegistrationStatus status={status} />
            <ByPhone registration={registration} />
            {held_by && (
              <Badge tone="amber" sign={null}>
                {m.registrations_office_disputed()}
              </Badge>
            )}
          </>
        }
        facts={
          <>
            <span>{model_name}</span>
            <span>{model_num}</span>
            <span>{m.registrations_office_registered({ when: longDate(registration.created_at) })}</span>
            {status === 'Pending' && !registration.has_bill && registration.bill_asked && (
              <span>{billAskedWords(registration.bill_asked)}</span>
            )}
          </>
        }
        actions={
          <>
            <KeysHelp keys={mayDecide && !held_by ? [...decisionKeys(), ...lookingKeys()] : lookingKeys()} />
            {(status === 'Pending' || !mayDecide) && <NextWaiting registration={registration} />}
            <AddBill registration={registration} />
            {status === 'Pending' && !registration.has_bill && (
              <AskForBill id={registration.id} about={model_name} asked={registration.bill_asked} />
            )}
            <CorrectRegistration id={registration.id} about={model_name} registration={registration} />
            {status !== 'Rejected' && !registration.complaint_id && (
              <NewComplaintLink to={newComplaintAboutPath(registration.id)} variant="line" />
            )}
          </>
        }
      />
      {status === 'Rejected' && registration.reason && (
        <Note className="mt-5" title={m.registrations_office_rejected()}>
          {registration.reason}
        </Note>
      )}
      {held_by ? (
        <>
          <BothPapers registration={registration} held={held_by} />
          <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
            <SerialPanel registration={registration} />
            <RegistrationFacts registration={registration} />
          </div>
        </>
      ) : (
        <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <DetailCard title={m.registrations_office_photos()} className="lg:sticky lg:top-5">
            <PhotoPanel key={registration.id} photos={photosOf(registration)} />
          </DetailCard>
          <div className="grid gap-5">
            <Compared registration={registration} />
            <SerialPanel registration={registration} />
            <RegistrationFacts registration={registration} />
          </div>
        </div>
      )}
      <History subject="registration" id={registration.id} />
    </DetailPage>
  )
}

const RegistrationFacts = ({ registration }: { registration: RegistrationDetail }) => (
  <>
    <DetailCard title={m.registrations_office_warranty()}>
      <Facts
        items={[
          [m.registrations_office_warranty_from(), longDate(registration.warranty_issue)],
          [m.registrations_office_warranty_until(), longDate(registration.warranty_expiry)],
          [monthsLabel(registration), whole(registration.warranty_months)],
          ...(registration.warranty_parts.length > 0
            ? [
                [
                  m.registrations_warranty_parts(),
                  registration.warranty_parts.map(promisedPartWords).join(', '),
                ] as const,
              ]
            : []),
          [pointsLabel(registration), whole(registration.temp_reward)],
          [m.registrations_office_registered_label(), dateTime(registration.created_at)],
          [
            m.registrations_office_verified(),
            registration.is_verified ? m.registrations_office_verified() : m.registrations_office_unverified(),
          ],
        ]}
      />
    </DetailCard>
    <DetailCard title={m.registrations_office_customer()}>
      <Facts
        items={[
          [m.registrations_office_name(), `${registration.firstname} ${registration.lastname}`],
          [m.registrations_office_contact(), registration.customer.contact],
          [m.registrations_office_email(), registration.customer.email],
        ]}
      />
    </DetailCard>
  </>
)

const decisionKeys = () =>
  [
    ['a', m.registrations_office_bar_key_next()],
    ['Shift a', m.registrations_office_bar_key_stay()],
    ['d Enter', m.registrations_office_approve_discount()],
    ['r', m.registrations_office_reject()],
    ['Ctrl Enter', m.registrations_office_key_send()],
  ] as const
const lookingKeys = () =>
  [
    ['n', m.registrations_office_next_waiting()],
    ['j k', m.lists_steps_keys()],
    ['← →', m.registrations_office_key_photo()],
    ['+ −', m.registrations_office_key_zoom()],
    ['0', m.registrations_office_key_fit()],
    ['t', m.registrations_office_key_turn()],
  ] as const

const pointsLabel = ({ is_verified }: RegistrationDetail) =>
  is_verified ? m.registrations_office_points_awarded() : m.registrations_office_points_on_approval()
const monthsLabel = ({ is_verified }: RegistrationDetail) =>
  is_verified ? m.registrations_office_months_of_warranty() : m.registrations_office_months_on_approval()
