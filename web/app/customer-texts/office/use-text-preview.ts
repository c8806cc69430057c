import type { TextPreview } from 'contract/customer-texts/endpoints'
import type { TextField, TextKey } from 'contract/customer-texts/words'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/client.ts'

/** The words in the editor, by field. */
export type Draft = Record<TextField, string>

export interface Previewed {
  /** undefined until the first one has loaded */
  shown: TextPreview | undefined
  /** the newest words could not be previewed */
  failed: boolean
}

/** After so long without another letter. */
const DELAY_MS = 350

/** The preview for customers: loaded at once, and again when typing pauses. */
export function useTextPreview(key: TextKey, { en, en_one, ne, ne_one }: Draft): Previewed {
  const [shown, show] = useState<TextPreview>()
  const [failed, setFailed] = useState(false)
  const first = useRef(true)
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      try {
        const body = { en, en_one, ne, ne_one }
        const { data } = await api.customerTexts.preview({ params: { key }, body }, { signal: leaving.signal })
        if (leaving.signal.aborted) return
        show(data)
        setFailed(false)
      } catch {
        if (!leaving.signal.aborted) setFailed(true)
      }
    }
    const timer = setTimeout(() => void ask(), first.current ? 0 : DELAY_MS)
    first.current = false
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [key, en, en_one, ne, ne_one])
  return { shown, failed }
}
