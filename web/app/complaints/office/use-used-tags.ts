import type { UsedTag } from 'contract/complaints/tags'
import { useEffect, useState } from 'react'
import { api } from '../../api/client.ts'

/** The tags in use; they come after the screen, because a missing offer is no reason to wait. */
export function useUsedTags(): readonly UsedTag[] {
  const [used, setUsed] = useState<readonly UsedTag[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    api.complaintTags.listUsed(undefined, { signal: leaving.signal }).then(
      ({ data }) => setUsed(data),
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  return used
}
