import { useRouteLoaderData } from 'react-router'
import { brand } from '../brand.tsx'
import type { loader } from './site-layout.tsx'

export interface SiteHeadProps {
  /** Without the brand's name, which follows it. */
  title: string
  description: string
  /** The one address of this page: `/baltra-product-view/12/steam-kettle`. */
  path: string
  /** An address of a picture that stands for the page where it is shared. */
  picture?: string | undefined
  /** Pages that are one of endless many, such as a search, are not for the index of a search engine. */
  unlisted?: boolean
}

/** What a public page says of itself to search engines and to those it is shared with. */
export function SiteHead({ title, description, path, picture, unlisted = false }: SiteHeadProps) {
  const origin = useRouteLoaderData<typeof loader>('layouts/site-layout')?.origin ?? ''
  const address = origin + encodeURI(path)
  const full = `${title} | ${brand.name}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {unlisted && <meta name="robots" content="noindex, follow" />}
    </>
  )
}
