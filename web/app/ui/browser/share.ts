import { toast } from '../feedback/toast-store.ts'

/** Hands an address on: by the phone's own sharing, else it goes to the clipboard. */
export async function share({ title, url }: { title: string; url: string }): Promise<void> {
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
