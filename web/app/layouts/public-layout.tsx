import { Outlet } from 'react-router'
import type { PageHandle } from '../context.ts'

/** What everybody sees alike: rendered on the server and kept. */
export const handle: PageHandle = { public: true }

export default Outlet
