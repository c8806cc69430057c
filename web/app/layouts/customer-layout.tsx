import { Outlet } from 'react-router'
import { readsFaults } from '../complaints/fault-choices.ts'
import { customersOnly } from '../session/guard.ts'

/**
 * The guard runs in the browser, where the session is known, before the `clientLoader` of each screen. The server sends the
 * frame and the screen's skeleton.
 */
export const clientMiddleware = [customersOnly, readsFaults]

export default Outlet
