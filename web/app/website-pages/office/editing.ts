import type { Locale } from 'contract/core/locale'
import { createContext } from 'react'

/** The language whose words are edited, and what was refused. */
export interface Editing {
  language: Locale
  errorOf: (path: string) => string | undefined
}

export const EditingContext = createContext<Editing>({ language: 'en', errorOf: () => undefined })
