import type { MessagePreview } from 'contract/complaints/bulk-messages'
import type { Unreached } from 'contract/complaints/words'
import { useEffect, useState } from 'react'
import { m } from '#messages'
import { api } from '../../api/client.ts'

export interface MessageTexts {
  text: string
  text_ne: string
  /** what the SMS says instead, in each language */
  sms: string
  sms_ne: string
}

export interface Previewed {
  /** undefined until the first one has loaded */
  shown: MessagePreview | undefined
  /** the newest texts could not be previewed */
  failed: boolean
  /** why the customer of a complaint gets nothing, as far as it is known yet */
  whyNot: (id: number) => string | undefined
}

/** After so long without another letter. */
const DELAY_MS = 400

/** The preview of a message to many: loaded at once, and again when typing pauses. */
export function useMessagePreview(ids: readonly number[], { text, text_ne, sms, sms_ne }: MessageTexts): Previewed {
  const [shown, show] = useState<MessagePreview>()
  const [failed, setFailed] = useState(false)
  const asked = ids.join()
  useEffect(() => {
    // Sent: no row is left in the selection.
    if (asked === '') return undefined
    const leaving = new AbortController()
    const ask = async () => {
      try {
        const body = { ids: asked.split(',').map(Number), text, text_ne, sms, sms_ne }
        const { data } = await api.bulkMessages.preview({ body }, { signal: leaving.signal })
        if (leaving.signal.aborted) return
        show(data)
        setFailed(false)
      } catch {
        if (!leaving.signal.aborted) setFailed(true)
      }
    }
    const timer = setTimeout(() => void ask(), text || text_ne ? DELAY_MS : 0)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [asked, text, text_ne, sms, sms_ne])
  const reasons = new Map(shown?.skipped.map(({ id, why }) => [id, why]))
  return {
    shown,
    failed,
    whyNot: (id) => {
      const why = reasons.get(id)
      return why && WHY[why]()
    },
  }
}

const WHY: Record<Unreached, () => string> = {
  gone: m.complaints_office_unreached_gone,
  merged: m.complaints_office_unreached_merged,
  closed: m.complaints_office_unreached_closed,
  no_mobile: m.complaints_office_unreached_no_mobile,
  place: m.complaints_office_unreached_place,
  long: m.complaints_office_unreached_long,
}
