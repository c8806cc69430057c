import { useNavigation } from 'react-router'

/** A progress line along the top edge while the next page loads, shown within a tenth of a second. */
export function SiteProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 animate-late bg-lamp [animation-delay:80ms]" />
  )
}
