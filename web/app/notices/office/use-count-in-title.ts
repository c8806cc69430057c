import { useEffect } from 'react'
import { whole } from '../../ui/format/numbers.ts'

const COUNT = /^\([^)]*\) /

/** Puts a number before the title of the tab, whichever screen sets it: `(3) Complaints`. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    const put = () => {
      const title = document.title.replace(COUNT, '')
      const counted = count > 0 ? `(${whole(count)}) ${title}` : title
      if (document.title !== counted) document.title = counted
    }
    put()
    // Screens render their own titles.
    const watch = new MutationObserver(put)
    watch.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      watch.disconnect()
      document.title = document.title.replace(COUNT, '')
    }
  }, [count])
}
