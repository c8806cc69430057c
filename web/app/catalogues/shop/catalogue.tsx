import { ALL_PRODUCTS, CATALOGUES, cataloguePath, categoryProductsPath } from 'contract/core/paths'
import Download from 'lucide-react/icons/download'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '../../context.ts'
import { SiteHead } from '../../layouts/site-head.tsx'
import { idOrNotFound } from '../../products/page/id-or-not-found.ts'
import { breadcrumbList, originOf, structuredData } from '../../seo/structured-data.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { Breadcrumb } from '../../ui/data/breadcrumb.tsx'
import type { Route } from './+types/catalogue'
import { CatalogueReader } from './catalogue-reader.tsx'
import { DownloadLink } from './download-link.tsx'
import { fileSize } from '../file-size.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ data: catalogue }, { data: categories }] = await Promise.all([
    api.catalogues.getPublic({ params: { id: idOrNotFound(params.id) } }),
    api.categories.listPublic(),
  ])
  const title = catalogue.catalogue_type.toLowerCase()
  const named = categories
    .filter(({ name }) => title.includes(name.toLowerCase()))
    .map(({ id, name }) => ({ id, name }))
  return { catalogue, named }
}

/** Turning a page changes the address, and nothing that the server knows. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

/** For a catalogue whose title names no category. */
const EVERYTHING = { id: 0, name: 'All products' }

const crumbsOf = (title: string) => [{ text: 'E-Catalogue', to: CATALOGUES }, { text: title }]

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  import.meta.env.SSR && loaderData
    ? structuredData(breadcrumbList(originOf(matches), crumbsOf(loaderData.catalogue.catalogue_type)))
    : []

/** `/baltra-catalog/3`, and `?page=7` of it */
export default function Catalogue({ loaderData: { catalogue, named } }: Route.ComponentProps) {
  const { id, catalogue_type: title, bytes, cover } = catalogue
  return (
    <main id="main">
      <SiteHead
        title={title}
        description={`${title}: the catalogue to leaf through, or to download as a PDF of ${fileSize(bytes)}.`}
        path={cataloguePath(id)}
        picture={cover}
      />
      <div className="flex min-h-14 items-center justify-between gap-4 px-5 py-2.5 lg:px-10">
        <div className="min-w-0">
          <Breadcrumb className="-my-2.5 max-sm:hidden" items={crumbsOf(title)} />
          <h1 className="text-heading wrap-anywhere sm:sr-only">{title}</h1>
        </div>
        <DownloadLink catalogue={catalogue} variant="line" size="sm" label={`Download PDF, ${fileSize(bytes)}`}>
          <Download />
          <span>
            <span className="max-sm:hidden">Download PDF, </span>
            {fileSize(bytes)}
          </span>
        </DownloadLink>
      </div>
      <CatalogueReader key={id} catalogue={catalogue} />
      <nav
        aria-label="The same products as a list"
        className="flex flex-wrap items-center gap-x-5 px-5 py-2 text-sm lg:px-10"
      >
        <span className="text-ink-2">The same products as a list:</span>
        {(named.length > 0 ? named : [EVERYTHING]).map(({ id: category, name }) => (
          <TextLink
            key={category}
            to={category === EVERYTHING.id ? ALL_PRODUCTS : categoryProductsPath(category)}
            className="inline-flex min-h-11 items-center"
          >
            {name}
          </TextLink>
        ))}
      </nav>
    </main>
  )
}
