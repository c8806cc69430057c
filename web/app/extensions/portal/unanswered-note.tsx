import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../api/client.ts'
import { isUnanswered } from '../../api/api-error.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { refreshProfile } from '../../session/profile.ts'
import { whenOnline } from '../../ui/browser/when-online.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { m } from '#messages'

export interface UnansweredNoteProps {
  /** of the decision that was sent */
  result: unknown
  productId: number
  /** whether the screen shows an extension of the product */
  isExtended: boolean
  className?: string
}

/** Whether a decision was sent without an answer: it may have been made all the same. */
export const isUnsure = (result: unknown): boolean => isRefusal(result) && isUnanswered(result)

/**
 * Says that a decision got no answer and can be sent again. If the server did receive it, the page shows so as soon as the
 * server can be reached: a customer whose points were taken must not have to guess.
 */
export function UnansweredNote({ result, productId, isExtended, className }: UnansweredNoteProps) {
  const { revalidate } = useRevalidator()
  const unsure = isUnsure(result)
  useEffect(() => {
    if (!unsure) return undefined
    let isGone = false
    const look = async () => {
      const plan = await api.extensions.plan({ params: { id: productId } }).catch(() => undefined)
      if (isGone || !plan || (plan.data.extension !== null) === isExtended) return
      toast.success(m.extensions_came_through())
      void refreshProfile()
      void revalidate()
    }
    if (navigator.onLine) void look()
    const end = whenOnline(() => void look())
    return () => {
      isGone = true
      end()
    }
  }, [unsure, productId, isExtended, revalidate])
  if (!unsure || !isRefusal(result)) return null
  return (
    <Note tone="error" title={result.message} className={className}>
      {m.extensions_press_again()}
    </Note>
  )
}
