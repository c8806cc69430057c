import type { ReactNode } from 'react'
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, isRouteErrorResponse } from 'react-router'
import type { Route } from './+types/root'
import latin from './styles/fonts/anek-devanagari-latin.woff2?url'
import './styles/app.css'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: latin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return <Failed requestId={requestIdOf(error)} />
}

function NotFound() {
  return (
    <main className="failure">
      <title>Page not found</title>
      <h1>Page not found</h1>
      <p>There is nothing at this address.</p>
      <p>
        <Link to="/">Home</Link>
      </p>
    </main>
  )
}

function Failed({ requestId }: { requestId: string | undefined }) {
  return (
    <main className="failure">
      <title>Something went wrong</title>
      <h1>Something went wrong</h1>
      <p>It is our fault, not yours. Please try again.</p>
      {requestId && (
        <p>
          <small>Request {requestId}</small>
        </p>
      )}
      <p>
        <a href="/">Home</a>
      </p>
    </main>
  )
}

function requestIdOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  return (error.data as { requestId?: string } | null)?.requestId
}
