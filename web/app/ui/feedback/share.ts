import { toast } from './toast-store.ts'
import { m } from '#messages'

/** Shares an address with the phone's own dialog, or copies it to the clipboard. */
export async function share({ title, url }: { title: string; url: string }): Promise<void> {
  const touch = matchMedia('(pointer: coarse)').matches
  try {
    if (touch && 'share' in navigator) return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toast.success(m.ui_link_copied())
  } catch (error) {
    // Closing the phone's dialog is a decision, not a failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(m.ui_copy_address({ url }))
  }
}
