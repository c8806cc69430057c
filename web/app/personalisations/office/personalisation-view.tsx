import { PERSONALISATION_LIST, officeProductPath } from 'contract/core/office-paths'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton, Facts } from '../../office/detail.tsx'
import { BackToList } from '../../lists/place/back-to-list.tsx'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { needs } from '../../session/guard.ts'
import { longDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import type { Route } from './+types/personalisation-view'
import { PersonalisationBadge } from './decide-badge.tsx'
import { decidePersonalisation } from './decide.ts'
import { placementLabel } from './labels.ts'
import { Colour } from '../colour.tsx'
import { PersonalisationStatus } from '../personalisation-status.tsx'
import { FONTS } from '../personalisation-words.ts'

export const handle: OfficeHandle = {
  crumbs: ({ id }) => [
    { text: m.personalisations_office_title(), to: PERSONALISATION_LIST },
    { text: m.personalisations_office_number({ id: id! }) },
  ],
}
export const clientMiddleware = [needs('personalisations.read')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.personalisations.get({ params: { id: params.id } }))
export const clientAction = decidePersonalisation
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/single/personalization-view/{id}` */
export default function PersonalisationView({ loaderData: personalisation }: Route.ComponentProps) {
  if (!personalisation)
    return (
      <AbsentDetail
        words={m.personalisations_office_absent()}
        back={PERSONALISATION_LIST}
        list={m.personalisations_office_title()}
      />
    )
  const { id, customer_name, product_name, product_id, text, status, reason } = personalisation
  return (
    <DetailPage title={`${customer_name}, “${text}”`}>
      <DetailHead
        title={customer_name}
        state={<PersonalisationBadge personalisation={personalisation} />}
        facts={
          <>
            <span>{m.personalisations_office_order({ id })}</span>
            <span>{product_name}</span>
          </>
        }
        actions={<BackToList list={PERSONALISATION_LIST}>{m.personalisations_office_back()}</BackToList>}
      />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <DetailCard title={m.personalisations_office_request()}>
          <Facts
            items={[
              [m.personalisations_office_order_number(), id],
              [m.personalisations_office_status(), <PersonalisationStatus key="status" status={status} />],
              [m.personalisations_office_customer(), customer_name],
              [
                m.personalisations_office_product(),
                product_id === null ? (
                  product_name
                ) : (
                  <TextLink key="product" to={officeProductPath(product_id)}>
                    {product_name}
                  </TextLink>
                ),
              ],
              [m.personalisations_office_text(), text],
              [m.personalisations_office_quantity(), whole(personalisation.quantity)],
              [m.personalisations_office_placement(), placementLabel(personalisation.placement)],
              [m.personalisations_office_font(), FONTS[personalisation.font_style]],
              [m.personalisations_office_color(), <Colour key="color" of={personalisation} />],
              [m.personalisations_office_size(), personalisation.size],
              [m.personalisations_office_created_at(), longDate(personalisation.created_at)],
              ...(reason ? [[m.personalisations_office_reason(), reason] as const] : []),
            ]}
          />
        </DetailCard>
        <DetailCard title={m.personalisations_office_preview()}>
          <Preview
            src={personalisation.main_image}
            alt={m.personalisations_office_preview_alt({ product: product_name, text })}
          />
        </DetailCard>
      </div>
      <History subject="personalisation" id={personalisation.id} />
    </DetailPage>
  )
}

const Preview = ({ src, alt }: { src: string; alt: string }) =>
  src === '' ? (
    <p className="text-xs text-ink-3">{m.personalisations_office_no_image()}</p>
  ) : (
    <img
      src={src}
      alt={alt}
      width="384"
      height="384"
      className="aspect-square w-full max-w-96 rounded-control bg-ground object-contain"
    />
  )
