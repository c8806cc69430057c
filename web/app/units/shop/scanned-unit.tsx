import { CONTACT_US, productPath, scannedUnitPath } from 'contract/core/paths'
import { isRouteErrorResponse } from 'react-router'
import type { PageHandle } from 'contract/core/page'
import { apiContext } from '../../api/context.ts'
import { SiteHead } from '../../seo/site-head.tsx'
import { ProductPicture } from '../../products/card/product-picture.tsx'
import { warrantyText } from '../../products/warranty-text.ts'
import { Plate, PlateCell } from '../../ui/data/plate.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { RichMessage } from '../../ui/format/rich-message.tsx'
import type { Route } from './+types/scanned-unit'
import { UnitWarranty } from './unit-warranty.tsx'
import { UnknownCode } from './unknown-code.tsx'
import { m } from '#messages'

// A warranty changes by a decision of the staff and by the calendar, and its owner looks at once.
export const handle: PageHandle = { fresh: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).units.scanned({ params: { token } })
  return { unit: data, path: scannedUnitPath(token) }
}

/** `/q/{token}`: the target of the code on an appliance. */
export default function ScannedUnit({ loaderData: { unit, path } }: Route.ComponentProps) {
  const { model_name, model_number, serial_number, product } = unit
  return (
    <main
      id="main"
      className="mx-auto grid max-w-4xl gap-x-12 gap-y-7 px-5 pt-3 pb-16 md:grid-cols-[5fr_6fr] md:pt-10 lg:pb-24"
    >
      <SiteHead
        title={m.units_your({ model: model_name })}
        description={m.units_description({ model: model_name, number: model_number })}
        path={path}
        picture={product?.picture}
        unlisted
      />
      {product?.picture && (
        <ProductPicture
          picture={product.picture}
          sizes="(min-width: 48rem) 24rem, 100vw"
          priority
          className="rounded-ground max-md:aspect-[16/10]"
          imageClassName="p-5"
        />
      )}
      <div className={product?.picture ? 'min-w-0' : 'min-w-0 md:col-span-2'}>
        <h1 className={`text-title break-words${product?.picture ? '' : ' max-md:pt-4'}`}>{model_name}</h1>
        {product && (
          <p className="mt-1 text-sm text-ink-2">
            {product.name !== model_name && `${product.name}. `}
            <TextLink to={productPath({ ...product, model_num: model_number })}>{m.units_see_product()}</TextLink>
          </p>
        )}
        <div className="mt-5">
          <UnitWarranty unit={unit} />
        </div>
        <Plate columns={2} className="mt-7 grid-cols-2!">
          <PlateCell label={m.units_serial_number()} className="col-span-2">
            {serial_number}
          </PlateCell>
          <PlateCell label={m.units_model_number()}>{model_number}</PlateCell>
          <PlateCell label={m.units_warranty()}>{product && warrantyText(product.warranty)}</PlateCell>
        </Plate>
        <p className="mt-4 text-xs text-ink-2">
          <RichMessage
            parts={m.units_compare.parts()}
            tags={{ contact: (text) => <TextLink to={CONTACT_US}>{text}</TextLink> }}
          />
        </p>
      </div>
    </main>
  )
}

/** A code that is not in our register; anything else is for the layout around. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownCode />
  throw error
}
