import { useRouteLoaderData } from 'react-router'
import { brand } from '../brand.tsx'

interface SharedPicture {
  src: string
  width: number
  height: number
}

export interface SiteHeadProps {
  /** Without the brand's name, which follows it. */
  title: string
  description: string
  /** The one address of this page: `/baltra-product-view/12/steam-kettle`. */
  path: string
  /** A picture that stands for the page where it is shared; without one the brand's. */
  picture?: SharedPicture | null | undefined
  /** Pages that are one of endless many, such as a search, are not for the index of a search engine. */
  unlisted?: boolean
}

/** What a public page says of itself to search engines and to those it is shared with. */
export function SiteHead({ title, description, path, picture, unlisted = false }: SiteHeadProps) {
  const origin = useOrigin()
  const address = origin + encodeURI(path)
  const full = `${title} | ${brand.name}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {unlisted ? <meta name="robots" content="noindex, follow" /> : <link rel="canonical" href={address} />}
      {/* Shared links are fetched from the server: in the browser these tags would be useless bytes. */}
      {import.meta.env.SSR && (
        <Shared title={full} description={description} address={address} origin={origin} picture={picture} />
      )}
    </>
  )
}

interface SharedProps extends Pick<SiteHeadProps, 'title' | 'description' | 'picture'> {
  address: string
  origin: string
}

function Shared({ title, description, address, origin, picture }: SharedProps) {
  const { src, width, height } = picture ?? brand.sharePicture
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
      <meta property="og:locale" content="en_US" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Where the site is, as the server was told. */
function useOrigin(): string {
  // The landing page stands outside the layout, and loads the origin itself.
  const site = useRouteLoaderData<() => { origin: string }>('layouts/site-layout')
  const landing = useRouteLoaderData<() => { origin: string }>('home/landing')
  return (site ?? landing)?.origin ?? ''
}
