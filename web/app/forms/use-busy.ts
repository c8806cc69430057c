import { useNavigation } from 'react-router'

/** Whether a form of this page is being sent: its button is busy, and a second press does nothing. */
export function useBusy(intent?: string): boolean {
  const { state, formData } = useNavigation()
  if (state === 'idle' || !formData) return false
  return intent === undefined || formData.get('intent') === intent
}
