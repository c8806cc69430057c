declare module 'virtual:contract-routes' {
  import type { RouteTable } from 'contract/client'

  const routes: RouteTable
  export default routes
}
