import type { Engineer } from 'contract/engineers/endpoints'
import { useEffect, useState } from 'react'
import { api } from '../../api/client.ts'
import { loadCentres } from '../../engineers/engineer-choices.ts'

export interface Choice {
  id: number
  name: string
}

interface Places {
  centres: readonly Choice[]
  engineers: readonly Engineer[]
}

/** All service centres and engineers at work. They come after the list: a choice without them is no reason to wait. */
export function usePlaces(mayRead: boolean): Places {
  const [places, setPlaces] = useState<Places>(NONE)
  useEffect(() => {
    if (!mayRead) return
    let isLeft = false
    Promise.all([loadCentres(), api.engineers.list({ query: { active: true, per_page: 100 } })])
      .then(([centres, { data }]) => isLeft || setPlaces({ centres, engineers: data }))
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [mayRead])
  return places
}

const NONE: Places = { centres: [], engineers: [] }
