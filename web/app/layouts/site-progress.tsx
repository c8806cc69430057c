import { useNavigation } from 'react-router'

/** A progress line along the top edge while the next page loads, shown within a tenth of a second. */
export function SiteProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div aria-hidden="true" className="animate-late [animation-delay:80ms]">
      <div className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-lamp" />
    </div>
  )
}
