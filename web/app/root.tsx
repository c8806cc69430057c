import { localePrefix } from 'contract/core/locale'
import type { PageHandle } from 'contract/core/page'
import { SHOP_HOME } from 'contract/core/paths'
import { useEffect, type ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
} from 'react-router'
import type { Route } from './+types/root'
import { ApiError } from './api/api-error.ts'
import { NotFoundPage } from './home/not-found-page.tsx'
import { InlineScript } from './core/inline-script.tsx'
import { pageLocale } from './core/locale.ts'
import { brandStyle } from './brand/brand-style.ts'
import { settings, SETTINGS_ELEMENT } from './brand/page-settings.ts'
import { SignInAgain } from './session/sign-in-again.tsx'
import { TypedAgain } from './session/typed-again.tsx'
import latin from './styles/fonts/anek-devanagari-latin.woff2?url'
import { USE_BRAND_DEVANAGARI } from './styles/brand-devanagari.ts'
import './styles/site.css'
import { ButtonLink } from './ui/buttons/button-link.tsx'
import { ErrorState } from './ui/feedback/error-state.tsx'
import { Toaster } from './ui/feedback/toast.tsx'
import { m } from '#messages'

const LATIN_LETTERS = { rel: 'preload', href: latin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const

export const links: Route.LinksFunction = () => [
  LATIN_LETTERS,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export function Layout({ children }: { children: ReactNode }) {
  useReadySignal()
  const manifest = useManifest()
  return (
    <html lang={pageLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <InlineScript>{import.meta.env.SSR ? USE_BRAND_DEVANAGARI : ''}</InlineScript>
        <Meta />
        <Links />
        <link rel="manifest" href={`${localePrefix(pageLocale())}/${manifest}`} />
        <BrandStyle />
      </head>
      <body>
        {children}
        <script id={SETTINGS_ELEMENT} type="application/json" suppressHydrationWarning>
          {JSON.stringify(settings()).replaceAll(/[<>&]/g, unicodeEscape)}
        </script>
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** What is installed from this page. */
const useManifest = (): string =>
  useMatches().flatMap(({ handle }) => (handle as PageHandle | undefined)?.manifest ?? [])[0] ?? 'manifest.webmanifest'

/**
 * `data-ready` on the document says that scripts work and no navigation is under way; its value is another one after each.
 * Programs that use the website wait for it: from the outside, nothing else tells a page of the server from one that
 * reacts, nor the next screen from the one before.
 */
function useReadySignal() {
  const isIdle = useNavigation().state === 'idle'
  const { key } = useLocation()
  useEffect(() => {
    if (isIdle) document.documentElement.dataset.ready = key
    else delete document.documentElement.dataset.ready
  }, [isIdle, key])
}

/** JSON reads it as the sign, and HTML sees none. */
const unicodeEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The colours of another brand than the style sheet's. */
function BrandStyle() {
  const { colours } = settings()
  return colours && <style>{brandStyle(colours)}</style>
}

export default function App() {
  return (
    <>
      <Outlet />
      <SignInAgain />
      <TypedAgain />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const revalidator = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  const requestId = requestIdOf(error)
  return (
    <main id="main" className="mx-auto max-w-shop px-5 py-10">
      <title>{m.portal_something_wrong()}</title>
      <ErrorState
        heading="h1"
        title={error instanceof ApiError ? error.message : m.portal_something_wrong()}
        text={
          <>
            {m.portal_kept()}
            {requestId && <span className="mt-2 block text-2xs text-ink-3">{m.portal_request({ id: requestId })}</span>}
          </>
        }
        onRetry={() => void revalidator.revalidate()}
        busy={revalidator.state !== 'idle'}
      >
        <ButtonLink to={SHOP_HOME} variant="outline">
          {m.portal_go_home()}
        </ButtonLink>
      </ErrorState>
    </main>
  )
}

function requestIdOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  return (error.data as { requestId?: string } | null)?.requestId
}
