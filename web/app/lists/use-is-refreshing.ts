import { useLocation, useNavigation } from 'react-router'

/** Whether another page or filter of this list is loading. */
export function useIsRefreshing(): boolean {
  const { pathname } = useLocation()
  const { state, location: next } = useNavigation()
  return state === 'loading' && next.pathname === pathname
}
