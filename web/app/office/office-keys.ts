import { ADD_COMPLAINT } from 'contract/core/office-paths'
import { useLocation, useNavigate } from 'react-router'
import { m } from '#messages'
import { useMay } from './office-data.ts'
import { usePageKeys } from './use-page-keys.ts'

/** A key and what it does. */
export type KeyMeaning = readonly [key: string, meaning: string]

/** The keys of every screen of the office: `c` begins a new complaint, for those who may file one. */
export function useOfficeKeys(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const mayFile = useMay('complaints.file')
  usePageKeys((key) => {
    if (key !== 'c' || !mayFile || pathname === ADD_COMPLAINT) return false
    void navigate(ADD_COMPLAINT)
    return true
  })
}

/** The same in words, for the help of a screen. */
export const useOfficeKeyMeanings = (): readonly KeyMeaning[] => [
  ...(useMay('complaints.file') ? [['c', m.callers_title()] as const] : []),
  ['Ctrl K', m.finder_key_find()],
  ['?', m.office_key_help()],
]
