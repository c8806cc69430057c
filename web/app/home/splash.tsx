import { Logo } from '../brand.tsx'
import './splash.css'

/** The logo over the page at each visit. The page is there and complete below it, and presses go through to it. */
export const Splash = () => (
  <div
    aria-hidden="true"
    className="splash pointer-events-none fixed inset-0 z-50 flex items-center justify-center bg-white"
  >
    <Logo className="h-14 lg:h-20" />
  </div>
)
