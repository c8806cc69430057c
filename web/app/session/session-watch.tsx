import { ALL_PRODUCTS, SHOP_HOME } from 'contract/core/paths'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { tellExpired } from './guard.ts'
import { sessionState } from '../api/living-session.ts'
import { forgetSession } from './session.ts'

/**
 * Part of every header; checks the session on each navigation. An expired one ends with a warning on the product page, an
 * unreadable token silently on the home page.
 */
export function SessionWatch() {
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const { state } = sessionState()
    if (state !== 'expired' && state !== 'unreadable') return
    forgetSession()
    if (state === 'expired') tellExpired(new URL(window.location.href))
    const landing = state === 'expired' ? ALL_PRODUCTS : SHOP_HOME
    if (location.pathname !== landing) void navigate(landing)
  }, [location, navigate])
  return null
}
