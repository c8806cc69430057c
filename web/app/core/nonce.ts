import { createContext } from 'react'

/** The mark of our own inline scripts, which only the server knows. */
export const Nonce = createContext<string | undefined>(undefined)
