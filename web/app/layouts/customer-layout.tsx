import { Outlet } from 'react-router'
import { customersOnly } from '../session/guard.ts'

/**
 * The guard runs where the session is known, in the browser, before the `clientLoader` that every screen below has: the
 * server sends the frame and the screen's skeleton.
 */
export const clientMiddleware = [customersOnly]

export default Outlet
