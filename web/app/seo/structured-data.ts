import type { Crumb } from '../ui/data/breadcrumb.tsx'
import { pathIn } from 'contract/core/locale'
import { pageLocale } from '../core/locale.ts'

/** A thing in the words of schema.org. */
export type Thing = { '@type': string } & Record<string, unknown>

/**
 * Things for search engines, as `meta` of a route: the router writes them so that no name can end the script. Only the page
 * that is served has them (`import.meta.env.SSR`): no engine reads them after a click, and no visitor waits for their code.
 */
export const structuredData = (...things: Thing[]) =>
  things.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } }))

/** Where the site is, from the loader that says it. */
export const originOf = (matches: readonly ({ loaderData?: unknown } | undefined)[]): string =>
  matches
    .map((match) => (match?.loaderData as { origin?: string } | null | undefined)?.origin)
    .find((origin) => origin !== undefined) ?? ''

/** The way to a page, as its breadcrumb shows it. */
export const breadcrumbList = (origin: string, crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ text, to }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: text,
    ...(to && { item: origin + pathIn(pageLocale(), to) }),
  })),
})
