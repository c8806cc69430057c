import type { Locale } from 'contract/core/locale'

/** The language that a build for browsers carries: `scripts/build.ts` makes one for each. */
export const buildLocale: Locale = process.env.PAGE_LOCALE === 'ne' ? 'ne' : 'en'

/** English is built with the server's part, the other languages beside it. */
export const buildDirectory = buildLocale === 'en' ? 'build' : `build/${buildLocale}`
