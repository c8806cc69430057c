import { useNavigation } from 'react-router'
import { isRefusal } from './refusal.ts'

/**
 * Whether the form is being sent, or was saved and the record is being read again. Its fields are inert meanwhile: what
 * is typed now would be lost when the saved record replaces them. A form that was refused is open again at once.
 */
export function useSaving(result: unknown): boolean {
  const { state, formData } = useNavigation()
  return state === 'submitting' || (state === 'loading' && formData !== undefined && !isRefusal(result))
}
