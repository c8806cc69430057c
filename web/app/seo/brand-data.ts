import { brand } from '../brand/brand.tsx'
import { pageLocale } from '../core/locale.ts'
import { structuredData } from './structured-data.ts'
import { pathIn } from 'contract/core/locale'
import { SEARCH } from 'contract/core/paths'

/** Who we are, and how this site is searched. */
export function brandData(origin: string) {
  const id = `${origin}/#organization`
  return structuredData(
    {
      '@type': 'Organization',
      '@id': id,
      name: brand.name,
      slogan: brand.tagline(),
      description: brand.description(),
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      email: brand.email,
      telephone: brand.phone,
      address: { '@type': 'PostalAddress', streetAddress: brand.address(), addressCountry: 'NP' },
      sameAs: brand.social().map(({ href }) => href),
    },
    {
      '@type': 'WebSite',
      name: brand.name,
      url: origin + pathIn(pageLocale(), '/'),
      inLanguage: pageLocale(),
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}${pathIn(pageLocale(), SEARCH)}?product_name={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  )
}
