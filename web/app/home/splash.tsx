import { useContext } from 'react'
import { Logo } from '../brand/brand.tsx'
import { Nonce } from '../core/nonce.ts'

/**
 * Counts the two seconds from the start of the visit, and shows a page at once that comes after one of them. Without
 * quotes and angles, which would be escaped.
 */
const FROM_THE_START = `
for (const seconds of document.currentScript.previousElementSibling.getAnimations())
  Math.floor(performance.now() / 1000) ? seconds.finish() : (seconds.startTime = 0)
`

/** The logo over the page at each visit. The page is there and complete below it, and presses go through to it. */
export const Splash = () => {
  const nonce = useContext(Nonce)
  return (
    <>
      <div
        aria-hidden="true"
        className="splash pointer-events-none fixed inset-0 z-50 flex items-center justify-center bg-white"
      >
        <Logo className="h-14 lg:h-20" />
      </div>
      {/* Browsers do not run it where a link led here: then the two seconds begin with the page. */}
      <script nonce={nonce} suppressHydrationWarning>
        {FROM_THE_START}
      </script>
    </>
  )
}
