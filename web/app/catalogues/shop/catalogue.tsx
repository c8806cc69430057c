import { ALL_PRODUCTS, CATALOGUES, cataloguePath, categoryProductsPath } from 'contract/core/paths'
import { includesTyped } from 'contract/core/texts/folded'
import Download from 'lucide-react/icons/download'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '../../api/context.ts'
import { SiteHead } from '../../seo/site-head.tsx'
import { idOrNotFound } from '../../products/page/id-or-not-found.ts'
import { breadcrumbList, originOf, structuredData } from '../../seo/structured-data.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { Breadcrumb } from '../../ui/data/breadcrumb.tsx'
import type { Route } from './+types/catalogue'
import { CatalogueReader } from './catalogue-reader.tsx'
import { DownloadLink } from './download-link.tsx'
import { otherLanguage } from './other-language.ts'
import { fileSize } from '../../ui/format/file-size.ts'
import { m } from '#messages'
import { RichMessage } from '../../ui/format/rich-message.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ data: catalogue }, { data: categories }] = await Promise.all([
    api.catalogues.getPublic({ params: { id: idOrNotFound(params.id) } }),
    api.categories.listPublic(),
  ])
  const named = categories
    .filter(({ name }) => includesTyped(catalogue.catalogue_type, name))
    .map(({ id, name }) => ({ id, name }))
  return { catalogue, named }
}

/** Turning a page changes the address, and nothing that the server knows. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

const LIST_LINK = 'inline-flex min-h-11 items-center'

const crumbsOf = (title: string) => [{ text: m.catalogues_title(), to: CATALOGUES }, { text: title }]

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  import.meta.env.SSR && loaderData
    ? structuredData(breadcrumbList(originOf(matches), crumbsOf(loaderData.catalogue.catalogue_type)))
    : []

/** `/baltra-catalog/3`, and `?page=7` of it */
export default function Catalogue({ loaderData: { catalogue, named } }: Route.ComponentProps) {
  const { id, catalogue_type: title, bytes, cover } = catalogue
  const language = otherLanguage(catalogue)
  return (
    <main id="main">
      <SiteHead
        title={title}
        description={m.catalogues_page_description({ title, size: fileSize(bytes) })}
        path={cataloguePath(id)}
        picture={cover}
      />
      <div className="flex min-h-14 items-center justify-between gap-4 px-5 py-2.5 lg:px-10">
        <div className="min-w-0">
          <Breadcrumb className="-my-2.5 max-sm:hidden" items={crumbsOf(title)} />
          <h1 className="text-heading wrap-anywhere sm:sr-only">{title}</h1>
          {language && <p className="text-2xs text-ink-2">{language}</p>}
        </div>
        <DownloadLink
          catalogue={catalogue}
          variant="line"
          size="sm"
          label={m.catalogues_download_pdf({ size: fileSize(bytes) })}
        >
          <Download />
          <span>
            <RichMessage
              parts={m.catalogues_download_pdf.parts({ size: fileSize(bytes) })}
              tags={{ wide: (text) => <span className="max-sm:hidden">{text}</span> }}
            />
          </span>
        </DownloadLink>
      </div>
      <CatalogueReader key={id} catalogue={catalogue} />
      <nav
        aria-label={m.catalogues_as_list()}
        className="flex flex-wrap items-center gap-x-5 px-5 py-2 text-sm lg:px-10"
      >
        <span className="text-ink-2">{m.catalogues_as_list()}:</span>
        {named.map(({ id: category, name }) => (
          <TextLink key={category} to={categoryProductsPath(category)} className={LIST_LINK}>
            {name}
          </TextLink>
        ))}
        {named.length === 0 && (
          <TextLink to={ALL_PRODUCTS} className={LIST_LINK}>
            {m.catalogues_all_products()}
          </TextLink>
        )}
      </nav>
    </main>
  )
}
