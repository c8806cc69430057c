import type * as LocalLevels from 'contract/core/local-levels'
import { useCallback, useEffect, useState } from 'react'

let loaded: typeof LocalLevels | undefined

const localLevels = async () => (loaded ??= await import('contract/core/local-levels'))

/** The local levels of the country are a long list: loaded once, when somebody reads or chooses one. */
export function useLocalLevels({ atOnce = false } = {}) {
  const [levels, setLevels] = useState(loaded)
  const [failed, setFailed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (levels || !(atOnce || isAsked)) return
    localLevels().then(setLevels, () => {
      setFailed(true)
      setAsked(false)
    })
  }, [atOnce, isAsked, levels])
  const load = useCallback(() => {
    setFailed(false)
    setAsked(true)
  }, [])
  return { levels, failed, load }
}
