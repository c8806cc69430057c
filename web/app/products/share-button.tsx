import Share2 from 'lucide-react/icons/share-2'
import { IconButton } from '../ui/icon-button.tsx'
import { toast } from '../ui/toast-store.ts'

/** The phone's own sharing, else the address goes to the clipboard. */
export const ShareButton = ({ title }: { title: string }) => (
  <IconButton label="Share" variant="white" onClick={() => void share(title)}>
    <Share2 />
  </IconButton>
)

async function share(title: string) {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  const touch = matchMedia('(pointer: coarse)').matches
  try {
    if (touch && 'share' in navigator) return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toast.success('Link copied')
  } catch (error) {
    // Who closes the phone's dialog has decided not to share: nothing failed.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(`Copy the address: ${url}`)
  }
}
