import { CONTACT_US, MY_PRODUCTS } from 'contract/core/paths'
import PackageX from 'lucide-react/icons/package-x'
import { useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { api } from '../../api/client.ts'
import { brand } from '../../brand/brand.tsx'
import { keptLoader } from '../../offline/copies.ts'
import { SavedNote } from '../../offline/saved-note.tsx'
import { PortalError } from '../../portal/portal-error.tsx'
import { Breadcrumb } from '../../ui/data/breadcrumb.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { Route } from './+types/extended-warranty'
import { ChosenOffer } from './chosen-offer.tsx'
import { decideExtension } from './decide-extension.ts'
import { ExtensionState } from './extension-state.tsx'
import { OfferChoice } from './offer-choice.tsx'
import { ProductStrip } from './product-strip.tsx'
import { isUnsure } from './unanswered-note.tsx'
import { m } from '#messages'

const PAGE = 'mx-auto w-full max-w-shop px-5 pt-2 pb-20 lg:px-10 lg:pt-6 lg:pb-28'
const COLUMNS = 'mt-10 grid gap-8 lg:mt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start lg:gap-12'

// An extension and its reference are kept to be shown in a shop; offers are not, because what they cost must be current.
export const clientLoader = keptLoader(load, ({ plan }) => plan.extension !== null)

export const clientAction = decideExtension

/** Without a connection the choice is kept, which the loader would replace by its failure. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isUnsure(actionResult) ? false : defaultShouldRevalidate

export const HydrateFallback = () => (
  <main id="main" className={PAGE}>
    <Loading label={m.extensions_loading()}>
      <Skeleton pale className="mt-3 h-5 w-56" />
      <Skeleton className="mt-5 h-9 w-72 max-w-full lg:h-12" />
      <Skeleton pale className="mt-8 h-56 w-full rounded-card sm:h-36" />
      <div className={COLUMNS}>
        <Skeleton pale className="h-72 w-full rounded-card" />
        <Skeleton pale className="h-72 w-full rounded-card" />
      </div>
    </Loading>
  </main>
)

/** `/baltra-extended-warranty/:id` */
export default function ExtendedWarranty({ loaderData }: Route.ComponentProps) {
  const { stock_details: product, packages, plan, saved } = loaderData
  const [chosenId, choose] = useState(packages[0]?.id)
  const chosen = packages.find(({ id }) => id === chosenId) ?? packages[0]
  return (
    <main id="main" className={PAGE}>
      <title>{`${m.extensions_of_product({ model: product.model_name })} | ${brand.name}`}</title>
      <Breadcrumb items={[{ text: m.extensions_my_products(), to: MY_PRODUCTS }, { text: product.model_name }]} />
      <SavedNote saved={saved} />
      <h1 className="mt-2 mb-7 text-title lg:mb-10">{m.extensions_title()}</h1>
      <ProductStrip product={product} />
      {plan.extension ? (
        <ExtensionState key={plan.extension.id} extension={plan.extension} product={product} />
      ) : plan.refusal ? (
        <Refused why={plan.refusal} />
      ) : chosen ? (
        <div className={COLUMNS}>
          <OfferChoice packages={packages} chosen={chosen} onChoose={choose} />
          <ChosenOffer offer={chosen} product={product} points={plan.reward_points} />
        </div>
      ) : (
        <NoPackage />
      )}
    </main>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PortalError error={error} back={{ to: MY_PRODUCTS, text: m.extensions_my_products() }} />
)

async function load({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  const [offers, plan] = await Promise.all([
    api.warrantyPackages.offers({ params: { id } }, { signal }),
    api.extensions.plan({ params: { id } }, { signal }),
  ])
  return { ...offers.data, plan: plan.data }
}

const Refused = ({ why }: { why: string }) => (
  <div className="mt-10 grid max-w-read gap-5">
    <Note title={why}>{m.extensions_refused_text()}</Note>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={MY_PRODUCTS} variant="ink">
        {m.extensions_my_products()}
      </ButtonLink>
      <ButtonLink to={CONTACT_US} variant="line">
        {m.extensions_contact_us()}
      </ButtonLink>
    </div>
  </div>
)

const NoPackage = () => (
  <div className="mt-10 rounded-card border border-line">
    <EmptyState icon={<PackageX />} title={m.extensions_no_data()} text={m.extensions_no_package_text()} size="short">
      <ButtonLink to={MY_PRODUCTS} variant="ink">
        {m.extensions_my_products()}
      </ButtonLink>
    </EmptyState>
  </div>
)
