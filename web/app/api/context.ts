import type { Contract } from 'contract/index'
import type { Host } from 'contract/core/page'
import type { Client } from 'contract/core/client'
import { createContext } from 'react-router'

export type Api = Client<Contract>

/** The API for loaders on the server: `context.get(apiContext).products.listPublic()`. It only reads. */
export const apiContext = createContext<Api>()

export const hostContext = createContext<Host>()
