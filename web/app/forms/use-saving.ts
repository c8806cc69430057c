import { useNavigation } from 'react-router'
import { isRefusal } from './refusal.ts'

/**
 * Whether the form is being sent, or was saved and the record is being read again. Its fields are inert until the record is there,
 * because input would be lost when the saved record replaces them. After a refusal they are open again at once.
 */
export function useSaving(result: unknown): boolean {
  const { state, formData } = useNavigation()
  return state === 'submitting' || (state === 'loading' && formData !== undefined && !isRefusal(result))
}
