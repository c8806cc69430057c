import { m } from '#messages'
import { toast } from '../ui/feedback/toast-store.ts'

/** Copies a text and says so, or that it has to be copied by hand. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(m.factors_copied())
  } catch {
    toast.error(m.factors_copy_by_hand())
  }
}
