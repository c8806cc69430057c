import { REGISTER_PRODUCT, SHOP_HOME } from 'contract/core/paths'
import Plus from 'lucide-react/icons/plus'
import type { OwnedProduct } from 'contract/registrations/endpoints'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { brand } from '../../brand/brand.tsx'
import { pageLocale } from '../../core/locale.ts'
import { whole } from '../../ui/format/numbers.ts'
import { RepairPanel } from '../../complaints/repair-panel.tsx'
import { refusalOf } from '../../forms/refusal.ts'
import { keptLoader, type OrSaved } from '../../offline/copies.ts'
import { InstallOffer } from '../../offline/install-offer.tsx'
import { SavedNote } from '../../offline/saved-note.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { Route } from './+types/my-products'
import { DeleteProduct } from './delete-product.tsx'
import { MyProductsSkeleton } from './my-products-skeleton.tsx'
import { PortalError } from '../../portal/portal-error.tsx'
import { ProductCard } from '../product-card.tsx'
import kettle from '../../home/pictures/goose-kettle-cream.webp?url'
import kettlePlain from '../../home/pictures/plain/goose-kettle-cream.webp?url'
import cooker from '../../home/pictures/pressure-cooker-steel.webp?url'
import cookerPlain from '../../home/pictures/plain/pressure-cooker-steel.webp?url'
import { loadMyProducts, type MyProducts as Own } from './own-products.ts'
import { useFresh } from '../../portal/use-fresh.ts'
import { m } from '#messages'

export const clientLoader = keptLoader(({ request }: Route.ClientLoaderArgs) => loadMyProducts(request.signal))

export const HydrateFallback = MyProductsSkeleton

/** Withdraws a registration. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const id = Number((await request.formData()).get('id'))
  try {
    const { message } = await api.registrations.deleteMine({ params: { id } })
    toast.success(message)
    return null
  } catch (error) {
    const refusal = refusalOf(error)
    toast.error(refusal.message)
    return refusal
  }
}

/** `/baltra-user-ProductPage` */
export default function MyProducts({ loaderData }: Route.ComponentProps) {
  const { products, open, repair, saved } = useFresh<OrSaved<Own>>(loaderData, loadMyProducts)
  const [asked, setAsked] = useState<OwnedProduct>()
  const [isAsking, setAsking] = useState(false)
  const isThere = products.some(({ id }) => id === asked?.id)
  return (
    <main id="main" className="mx-auto w-full max-w-shop px-5 pb-20 lg:px-10 lg:pb-28">
      <title>{`${m.registrations_my_products()} | ${brand.name}`}</title>
      <SavedNote saved={saved} />
      <div className="flex flex-wrap items-end justify-between gap-4 py-8 lg:py-14">
        <div>
          <h1 className="text-title">{m.registrations_my_products()}</h1>
          {products.length > 0 && <p className="mt-2 text-ink-2">{summaryOf(products.length, open.length)}</p>}
        </div>
        {products.length > 0 && <RegisterLink className="max-sm:w-full" />}
      </div>
      {products.length === 0 ? (
        <div className="rounded-card border border-line">
          <EmptyState
            pictures={[brand.picture(kettle, kettlePlain), brand.picture(cooker, cookerPlain)]}
            title={m.registrations_none()}
            text={m.registrations_none_text()}
          >
            <RegisterLink />
          </EmptyState>
        </div>
      ) : (
        <div className="grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
          {repair && (
            <RepairPanel repair={repair} complaintId={repair.id} className="lg:sticky lg:top-24 lg:order-last" />
          )}
          <div>
            <h2 id="registered" className="sr-only">
              {m.registrations_registered_products()}
            </h2>
            <ul className="grid gap-4" aria-labelledby="registered">
              {products.map((product) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  openComplaintId={open.find(({ stock_id }) => stock_id === product.id)?.id}
                  isShown={repair?.stock_id === product.id}
                  onDelete={() => {
                    setAsked(product)
                    setAsking(true)
                  }}
                />
              ))}
            </ul>
          </div>
        </div>
      )}
      {products.length > 0 && !saved && <InstallOffer />}
      {asked && <DeleteProduct product={asked} open={isAsking && isThere} onOpenChange={setAsking} />}
    </main>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PortalError error={error} back={{ to: SHOP_HOME, text: m.registrations_go_home() }} />
)

const RegisterLink = ({ className }: { className?: string }) => (
  <ButtonLink to={REGISTER_PRODUCT} size="lg" className={className}>
    <Plus />
    {m.registrations_register()}
  </ButtonLink>
)

const WORDS = [
  m.registrations_no(),
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]
const inWords = (count: number) => (pageLocale() === 'en' && WORDS[count]) || whole(count)

/** `Four registered, one in repair.` */
const summaryOf = (registered: number, inRepair: number): string =>
  inRepair === 0
    ? m.registrations_summary({ registered: inWords(registered) })
    : m.registrations_summary_repair({ registered: inWords(registered), repair: inWords(inRepair).toLowerCase() })
