import { Logo } from '../brand/brand.tsx'
import { InlineScript } from '../core/inline-script.tsx'

/** Counts the two seconds from the start of the visit, and shows a page at once that comes after one of them. */
const FROM_THE_START = `
for (const seconds of document.currentScript.previousElementSibling.getAnimations())
  Math.floor(performance.now() / 1000) ? seconds.finish() : (seconds.startTime = 0)
`

/** The logo over the page at each visit. The page is there and complete below it, and presses go through to it. */
export const Splash = () => (
  <>
    <div
      aria-hidden="true"
      className="splash pointer-events-none fixed inset-0 z-50 flex items-center justify-center bg-white"
    >
      <Logo className="h-14 lg:h-20" />
    </div>
    {/* Browsers do not run it where a link led here: then the two seconds begin with the page. */}
    <InlineScript>{FROM_THE_START}</InlineScript>
  </>
)
