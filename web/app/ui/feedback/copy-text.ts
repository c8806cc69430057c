import { m } from '#messages'
import { toast } from './toast-store.ts'

/** Copies a text and says so, or that it has to be copied by hand. Returns whether it was copied. */
export async function copyText(text: string, copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(copied)
    return true
  } catch {
    toast.error(m.ui_copy_by_hand())
    return false
  }
}
