import { PRODUCT_LIST, editProductPath } from 'contract/core/office-paths'
import { productPath } from 'contract/core/paths'
import { useState } from 'react'
import CircleOff from 'lucide-react/icons/circle-off'
import CirclePlay from 'lucide-react/icons/circle-play'
import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import Pencil from 'lucide-react/icons/pencil'
import type { ProductForOffice } from 'contract/products/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, Facts } from '../../office/detail.tsx'
import { useMay } from '../../office/office-data.ts'
import { Photos } from '../../office/photos.tsx'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { needs } from '../../session/guard.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { rupees } from '../../ui/format/price.ts'
import type { Route } from './+types/product-view'
import { useDuplicate } from './form/duplicate.ts'
import { useSale } from './form/sale.ts'
import { ProductPictures } from './pictures/product-pictures.tsx'
import { ProductTexts } from './form/product-texts.tsx'
import { ProductViewSkeleton } from './product-view-skeleton.tsx'
import { ProductChoices } from '../product-choices.tsx'
import { useColour } from '../use-colour.ts'
import { partWords } from '../warranty-text.ts'
import { galleryOf } from '../gallery-pictures.ts'

export const handle: OfficeHandle = {
  crumbs: ({ id = '' }) => [
    { text: m.office_section_inventory() },
    { text: m.office_menu_products(), to: PRODUCT_LIST },
    { text: m.office_number({ id }) },
  ],
}
export const clientMiddleware = [needs('catalogue.read')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.products.get({ params: { id: params.id } }))
export const HydrateFallback = ProductViewSkeleton

/** `/baltra-admin-dashboard/single-product-view/{id}` */
export default function ProductView({ loaderData: product }: Route.ComponentProps) {
  if (!product)
    return <AbsentDetail words={m.office_absent_data()} back={PRODUCT_LIST} list={m.products_office_list()} />
  const { name, model_name, model_num, stocks } = product
  const pair = [
    { label: m.products_office_gallery_one(), src: product.galleryimageone },
    { label: m.products_office_gallery_two(), src: product.galleryimagetwo },
  ].filter(({ src }) => src)
  return (
    <DetailPage title={name}>
      <DetailHead
        title={name}
        state={
          <>
            {product.off_sale && <Badge tone="grey">{m.products_office_off_sale()}</Badge>}
            {stocks > 0 ? (
              <Badge tone="green">{m.products_office_in_stock({ shown: whole(stocks) })}</Badge>
            ) : (
              <Badge tone="grey">{m.products_office_out_of_stock()}</Badge>
            )}
          </>
        }
        facts={
          <>
            <span>{model_name}</span>
            <span>{model_num}</span>
            <span>{m.products_office_created_on({ date: longDate(product.date_joined) })}</span>
          </>
        }
        actions={<Actions product={product} />}
      />
      <About key={product.id} product={product} />
      <ProductTexts product={product} />
      {(pair.length > 0 || product.product_video) && (
        <div className="mt-5 grid gap-5 lg:grid-cols-2">
          {pair.length > 0 && (
            <DetailCard title={m.products_office_gallery()}>
              <Photos photos={pair} />
            </DetailCard>
          )}
          {product.product_video && (
            <DetailCard title={m.products_office_product_video()}>
              {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded films come without captions */}
              <video
                src={product.product_video}
                aria-label={m.products_office_film_about({ model: model_name })}
                controls
                playsInline
                preload="metadata"
                className="aspect-video w-full rounded-control bg-night"
              />
            </DetailCard>
          )}
        </div>
      )}
      <History subject="product" id={product.id} />
    </DetailPage>
  )
}

function Actions({ product }: { product: ProductForOffice }) {
  const { busy, duplicate } = useDuplicate(product.id)
  const sale = useSale(product.id)
  const mayWrite = useMay('catalogue.write')
  return (
    <>
      <ButtonLink to={productPath(product)} target="_blank" variant="line" size="sm">
        <ExternalLink />
        {m.products_office_view_in_shop()}
      </ButtonLink>
      {mayWrite && (
        <Button
          variant="line"
          size="sm"
          busy={sale.busy}
          onClick={() => sale.setSale(product.off_sale ? 'on-sale' : 'off-sale')}
        >
          {product.off_sale ? <CirclePlay /> : <CircleOff />}
          {product.off_sale ? m.products_office_put_on_sale() : m.products_office_take_off_sale()}
        </Button>
      )}
      {mayWrite && (
        <Button variant="line" size="sm" busy={busy} onClick={duplicate}>
          <Copy />
          {m.products_office_duplicate()}
        </Button>
      )}
      {mayWrite && (
        <ButtonLink to={editProductPath(product.id)} variant="ink" size="sm">
          <Pencil />
          {m.office_edit()}
        </ButtonLink>
      )}
    </>
  )
}

/** Pictures beside facts; choosing a colour shows its picture. */
function About({ product }: { product: ProductForOffice }) {
  const gallery = galleryOf(product)
  const { colour, picture, chooseColour, showPicture } = useColour(product, gallery)
  const [size, setSize] = useState(product.sizes[0])
  const { power, reward_points, featured_rank } = product
  return (
    <div className="mt-6 grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start">
      <DetailCard title={m.products_office_pictures()}>
        <ProductPictures product={product} pictures={gallery} shown={picture} onShow={showPicture} />
      </DetailCard>
      <DetailCard title={m.products_office_product()}>
        <p className="text-heading tabular-nums">{rupees(product.price)}</p>
        <p className="mt-1 mb-5 text-xs text-ink-2">{product.sub_heading}</p>
        <Facts
          items={[
            [m.office_category(), product.category.category_name],
            [m.office_sub_category(), product.sub_category.sub_category_name],
            [m.office_model_name(), product.model_name],
            [m.office_model_number(), product.model_num],
            [m.office_serial_number(), product.serial_number],
            [m.products_office_power(), power],
            [m.products_office_warranty(), product.warranty],
            [m.products_office_warranty_months(), whole(product.warranty_months)],
            ...(product.warranty_parts.length > 0
              ? [[m.products_office_warranty_parts(), product.warranty_parts.map(partWords).join(', ')] as const]
              : []),
            [m.products_office_packaging(), product.packaging],
            ...(reward_points > 0 ? [[m.products_office_reward_points(), whole(reward_points)] as const] : []),
            ...(featured_rank === null ? [] : [[m.products_office_featured_rank(), whole(featured_rank)] as const]),
            [m.products_office_created(), longDate(product.date_joined)],
          ]}
        />
        <ProductChoices product={product} colour={colour} onColour={chooseColour} size={size} onSize={setSize} />
      </DetailCard>
    </div>
  )
}
