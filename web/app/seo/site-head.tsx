import { LOCALES, pathIn } from 'contract/core/locale'
import { useRouteLoaderData } from 'react-router'
import { brand } from '../brand/brand.tsx'
import { pageLocale } from '../core/locale.ts'

interface SharedPicture {
  src: string
  width: number
  height: number
}

export interface SiteHeadProps {
  /** without the brand's name, which is appended */
  title: string
  description: string
  /** the canonical address of this page: `/baltra-product-view/12/steam-kettle`. */
  path: string
  /** the preview picture where the page is shared; by default the brand's */
  picture?: SharedPicture | null | undefined
  /** for pages with endless variants, such as searches: excluded from indexes */
  unlisted?: boolean
}

/** The metadata of a public page for search engines and link previews. */
export function SiteHead({ title, description, path, picture, unlisted = false }: SiteHeadProps) {
  const origin = useOrigin()
  const address = origin + encodeURI(pathIn(pageLocale(), path))
  const full = `${title} | ${brand.name}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {unlisted ? <meta name="robots" content="noindex, follow" /> : <link rel="canonical" href={address} />}
      {import.meta.env.SSR && !unlisted && <OtherLanguages origin={origin} path={path} />}
      {/* Shared links are fetched from the server: in the browser these tags would be useless bytes. */}
      {import.meta.env.SSR && (
        <Shared title={full} description={description} address={address} origin={origin} picture={picture} />
      )}
    </>
  )
}

/** The same page in each language, for search engines; English for those who read neither. */
const OtherLanguages = ({ origin, path }: { origin: string; path: string }) => (
  <>
    {LOCALES.map((locale) => (
      <link key={locale} rel="alternate" hrefLang={locale} href={origin + encodeURI(pathIn(locale, path))} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={origin + encodeURI(path)} />
  </>
)

interface SharedProps extends Pick<SiteHeadProps, 'title' | 'description' | 'picture'> {
  address: string
  origin: string
}

function Shared({ title, description, address, origin, picture }: SharedProps) {
  const { src, width, height } = picture ?? brand.sharePicture()
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={src.startsWith('/') ? origin + src : src} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:locale" content={pageLocale() === 'ne' ? 'ne_NP' : 'en_US'} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The public origin, as configured on the server. */
function useOrigin(): string {
  // The landing page is outside the layout and loads the origin itself.
  const site = useRouteLoaderData<() => { origin: string }>('layouts/site-layout')
  const landing = useRouteLoaderData<() => { origin: string }>('home/landing')
  return (site ?? landing)?.origin ?? ''
}
