import type { Colleague } from 'contract/complaints/mentions'
import { useEffect, useState } from 'react'
import { api } from '../../api/client.ts'

/** Staff who read complaints, loaded once they are wanted; none until then, and where they cannot be read. */
export function useColleagues(wanted: boolean): readonly Colleague[] {
  const [colleagues, setColleagues] = useState<readonly Colleague[]>()
  const missing = wanted && colleagues === undefined
  useEffect(() => {
    if (!missing) return
    let isLeft = false
    api.mentions.colleagues().then(
      ({ data }) => isLeft || setColleagues(data),
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [missing])
  return colleagues ?? []
}
