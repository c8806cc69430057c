import { PERSONALISATION_LIST, officeProductPath } from 'contract/core/paths'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { api } from '../../api/client.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton, Facts } from '../../office/detail.tsx'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { needs } from '../../session/guard.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import type { Route } from './+types/personalisation-view'
import { PersonalisationBadge } from './decide-badge.tsx'
import { decidePersonalisation } from './decide.ts'
import { Colour } from '../colour.tsx'
import { PersonalisationStatus } from '../personalisation-status.tsx'
import { capital, FONTS } from '../personalisation-words.ts'

export const handle: OfficeHandle = {
  crumbs: ({ id }) => [{ text: 'Customize Products', to: PERSONALISATION_LIST }, { text: `No. ${id}` }],
}
export const clientMiddleware = [needs('personalisations.read')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.personalisations.get({ params: { id: params.id } }))
export const clientAction = decidePersonalisation
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/single/personalization-view/{id}` */
export default function PersonalisationView({ loaderData: personalisation }: Route.ComponentProps) {
  if (!personalisation)
    return <AbsentDetail words="No personalization data found." back={PERSONALISATION_LIST} list="Customize Products" />
  const { id, customer_name, product_name, product_id, text, status, reason } = personalisation
  return (
    <DetailPage title={`${customer_name}, “${text}”`}>
      <DetailHead
        title={customer_name}
        state={<PersonalisationBadge personalisation={personalisation} />}
        facts={
          <>
            <span>Order No. {id}</span>
            <span>{product_name}</span>
          </>
        }
        actions={
          <ButtonLink to={PERSONALISATION_LIST} variant="line" size="sm">
            <ArrowLeft />
            Back
          </ButtonLink>
        }
      />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <DetailCard title="Request">
          <Facts
            items={[
              ['Order Number', id],
              ['Status', <PersonalisationStatus key="status" status={status} />],
              ['Customer', customer_name],
              [
                'Product',
                product_id === null ? (
                  product_name
                ) : (
                  <TextLink key="product" to={officeProductPath(product_id)}>
                    {product_name}
                  </TextLink>
                ),
              ],
              ['Text', text],
              ['Quantity', whole(personalisation.quantity)],
              ['Placement', capital(personalisation.placement)],
              ['Font', FONTS[personalisation.font_style]],
              ['Color', <Colour key="color" of={personalisation} />],
              ['Size', personalisation.size],
              ['Created At', longDate(personalisation.created_at)],
              ...(reason ? [['Reason', reason] as const] : []),
            ]}
          />
        </DetailCard>
        <DetailCard title="Preview">
          <Preview src={personalisation.main_image} alt={`${product_name} with “${text}”, as the customer saw it`} />
        </DetailCard>
      </div>
      <History subject="personalisation" id={personalisation.id} />
    </DetailPage>
  )
}

const Preview = ({ src, alt }: { src: string; alt: string }) =>
  src === '' ? (
    <p className="text-xs text-ink-3">No image available</p>
  ) : (
    <img
      src={src}
      alt={alt}
      width="384"
      height="384"
      className="aspect-square w-full max-w-96 rounded-control bg-ground object-contain"
    />
  )
