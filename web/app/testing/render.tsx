import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { onTestFinished } from 'vitest'
import { Toaster } from '../ui/feedback/toast.tsx'
import '../styles/office.css'

// The page of the test runner has a title of its own, before that of a screen.
document.querySelector('title')?.remove()

type Route = Parameters<typeof createRoutesStub>[0][number]

/** Puts a part of a screen into the page, until the test ends. */
export function render(part: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(part)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
}

/** Puts a screen into the page at an address; every other address leads to another screen. */
export function renderScreen(route: Route & { path: string }, address: string = route.path): void {
  const Screens = createRoutesStub([
    { HydrateFallback: () => null, ...route },
    { path: '*', Component: Elsewhere },
  ])
  render(
    <>
      <Screens initialEntries={[address]} />
      <Toaster />
    </>,
  )
}

const Elsewhere = () => <h1>Another screen</h1>
