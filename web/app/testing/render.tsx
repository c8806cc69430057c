import { createRoot } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { onTestFinished } from 'vitest'
import { Toaster } from '../ui/feedback/toast.tsx'
import '../styles/office.css'

type Route = Parameters<typeof createRoutesStub>[0][number]

/** Puts a screen into the page as the office has it, at an address, until the test ends. */
export function renderScreen(route: Route & { path: string }, address: string = route.path): void {
  const Screens = createRoutesStub([route, { path: '*', Component: Elsewhere }])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <>
      <Screens initialEntries={[address]} />
      <Toaster />
    </>,
  )
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
}

const Elsewhere = () => <h1>Another screen</h1>
