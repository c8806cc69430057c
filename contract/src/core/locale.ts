export const LOCALES = ['en', 'ne'] as const
export type Locale = (typeof LOCALES)[number]
