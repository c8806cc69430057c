import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { localeOfDocument } from './core/locale.ts'
import { inOwnTask } from './ui/browser/own-task.ts'

// zod would try to compile a function, which the policy of our pages forbids and browsers report.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })

if (import.meta.env.DEV) localeOfDocument()

inOwnTask(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)
