import { data } from 'react-router'

/** The id in an address; what cannot be one leads nowhere, which is a 404 and not a mistake of the visitor. */
export function idOrNotFound(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw data(null, { status: 404, statusText: 'Not Found' })
  return Number(text)
}
