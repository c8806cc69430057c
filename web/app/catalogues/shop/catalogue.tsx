import { CATALOGUES, cataloguePath } from 'contract/core/paths'
import Download from 'lucide-react/icons/download'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '../../context.ts'
import { SiteHead } from '../../layouts/site-head.tsx'
import { idOrNotFound } from '../../products/page/id-or-not-found.ts'
import { breadcrumbList, originOf, structuredData } from '../../seo/structured-data.ts'
import { Breadcrumb } from '../../ui/data/breadcrumb.tsx'
import type { Route } from './+types/catalogue'
import { CatalogueReader } from './catalogue-reader.tsx'
import { DownloadLink } from './download-link.tsx'
import { fileSize } from '../file-size.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).catalogues.getPublic({ params: { id: idOrNotFound(params.id) } })
  return { catalogue: data }
}

/** Turning a page changes the address, and nothing that the server knows. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

const crumbsOf = (title: string) => [{ text: 'E-Catalogue', to: CATALOGUES }, { text: title }]

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  import.meta.env.SSR && loaderData
    ? structuredData(breadcrumbList(originOf(matches), crumbsOf(loaderData.catalogue.catalogue_type)))
    : []

/** `/baltra-catalog/3`, and `?page=7` of it */
export default function Catalogue({ loaderData: { catalogue } }: Route.ComponentProps) {
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
          <h1 className="truncate text-heading sm:sr-only">{title}</h1>
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
    </main>
  )
}
