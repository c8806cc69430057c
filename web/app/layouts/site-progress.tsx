import { useNavigation } from 'react-router'

/** A lamp along the top edge while the next page is on its way: within a tenth of a second, what was pressed answers. */
export function SiteProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div aria-hidden="true" className="animate-late [animation-delay:80ms]">
      <div className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pulse bg-lamp" />
    </div>
  )
}
