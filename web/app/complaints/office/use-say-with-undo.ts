import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { refusalOf } from '../../forms/refusal.ts'
import { settings } from '../../brand/page-settings.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

/** The message shown; `text` if it differs from the previous one. */
type Undo = () => Promise<{ message: string; text?: string }>

/** Says that something was done, and offers to take it back for as long as the operator decided. */
export function useSayWithUndo(): (message: string, about: string, undo: Undo) => void {
  const { revalidate } = useRevalidator()
  const run = async (undo: Undo, about: string) => {
    try {
      const { message, text = about } = await undo()
      toast.success(message, { text })
    } catch (error) {
      toast.error(refusalOf(error).message)
    }
    await revalidate()
  }
  return (message, about, undo) => {
    const { undoSeconds } = settings()
    if (undoSeconds === 0) {
      toast.success(message, { text: about })
      return
    }
    const action = { label: m.lists_undo(), run: () => void run(undo, about) }
    const shown = toast.success(message, { text: about, action, stays: true })
    setTimeout(() => toast.dismiss(shown), undoSeconds * 1000)
  }
}
