import { UNDO_SECONDS } from 'contract/complaints/words'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { refusalOf } from '../../forms/refusal.ts'
import { toast } from '../../ui/feedback/toast-store.ts'

/** What is said then; `text` where it is another one than before. */
type Undo = () => Promise<{ message: string; text?: string }>

/** Says that something was done, and offers for some seconds to take it back. */
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
    const action = { label: m.lists_undo(), run: () => void run(undo, about) }
    const shown = toast.success(message, { text: about, action, stays: true })
    setTimeout(() => toast.dismiss(shown), UNDO_SECONDS * 1000)
  }
}
