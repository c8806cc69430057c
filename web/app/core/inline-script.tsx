import { useContext } from 'react'
import { Nonce } from './nonce.ts'

/**
 * A script within the document, marked as ours. It has no quotes, angles and ampersands, which would be escaped. It has run
 * when React takes over the page, which leaves it as it is.
 */
export function InlineScript({ children }: { children: string }) {
  const nonce = useContext(Nonce)
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {children}
    </script>
  )
}
