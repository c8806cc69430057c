import { Writable } from 'node:stream'
import { createClient } from 'contract/core/client'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type LoaderFunctionArgs,
  RouterContextProvider,
  ServerRouter,
  type ServerEntryModule,
} from 'react-router'
import routes from 'virtual:contract-routes'
import { serverSend } from './api/server-send.ts'
import type { Host } from 'contract/core/page'
import { apiContext, hostContext } from './api/context.ts'
import { Nonce } from './core/nonce.ts'
import { siteManifest } from './site-manifest.ts'
import startWhenTouched from './ui/browser/when-touched.ts?inline-script'

export { inPage } from './rendering.server.ts'

// The server uses the very router that this build was made with.
export { createRequestHandler, matchRoutes } from 'react-router'

export const streamTimeout = 5_000

/** The server puts it into pages that wait. */
export const whenTouched = startWhenTouched

/** Called by the server for each page: context keys are compared by identity, so they must come from this build. */
export function createLoadContext(host: Host): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(hostContext, host)
  context.set(apiContext, createClient(routes, serverSend(host)))
  return context
}

export const handleError: ServerEntryModule['handleError'] = (error, { request, context }) => {
  if (!request.signal.aborted) (context as LoaderFunctionArgs['context']).get(hostContext).report(error)
}

/**
 * With the routes of this page alone, because the router makes each of them anew for each page: browsers read the others
 * from the file that the manifest names. Shop, portal and engineers load that without the back office; development has only one.
 */
function withManifestFor(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const shown = new Set(staticHandlerContext.matches.map(({ route }) => route.id))
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => shown.has(id)))
  const url =
    import.meta.env.PROD && (shown.has('layouts/site-layout') || shown.has('layouts/field/field-layout'))
      ? siteManifest(manifest.url)
      : manifest.url
  return { ...context, manifest: { ...manifest, routes, url } }
}

/** A stream that takes all it is given without delay, and hands it over as one buffer at its end. */
function whole(done: (bytes: Uint8Array) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
}

/** Renders the whole page before the first byte: it is cached and compressed as a whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false
    const { nonce, finished } = context.get(hostContext)
    const { pipe, abort } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerRouter context={withManifestFor(entryContext)} url={request.url} nonce={nonce} />
      </Nonce>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timeout)
          headers.set('content-type', 'text/html; charset=utf-8')
          // Not as the body of the response, which would be read from it again.
          pipe(
            whole((html) => {
              finished(html)
              resolve(new Response(null, { headers, status: failed ? 500 : status }))
            }),
          )
        },
        onShellError: reject,
        onError(error) {
          failed = true
          context.get(hostContext).report(error)
        },
      },
    )
    const timeout = setTimeout(abort, streamTimeout + 1000)
  })
}
