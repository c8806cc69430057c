import { data } from 'react-router'
import type { PageHandle } from '../context.ts'

export const handle: PageHandle = { public: true }

/** Every address that leads nowhere: an answer with the status 404, which the root shows as such. */
export function loader() {
  throw data(null, { status: 404, statusText: 'Not Found' })
}

export default function NotFound() {
  return null
}
