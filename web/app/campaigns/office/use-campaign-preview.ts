import type { CampaignPreview } from 'contract/campaigns/endpoints'
import { useEffect, useState } from 'react'
import { api } from '../../api/client.ts'

export interface CampaignTexts {
  text: string
  text_ne: string
}

export interface PreviewedCampaign {
  /** undefined until the first one has loaded */
  shown: CampaignPreview | undefined
  /** the newest texts could not be previewed */
  failed: boolean
}

/** After so long without another letter. */
const DELAY_MS = 400

/** The preview of a campaign: loaded at once, and again when typing pauses. */
export function useCampaignPreview(ids: readonly number[], { text, text_ne }: CampaignTexts): PreviewedCampaign {
  const [preview, setPreview] = useState<PreviewedCampaign>({ shown: undefined, failed: false })
  const asked = ids.join()
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      try {
        const body = { stock_ids: asked.split(',').map(Number), text, text_ne }
        const { data } = await api.campaigns.preview({ body }, { signal: leaving.signal })
        if (!leaving.signal.aborted) setPreview({ shown: data, failed: false })
      } catch {
        if (!leaving.signal.aborted) setPreview(({ shown }) => ({ shown, failed: true }))
      }
    }
    const timer = setTimeout(() => void ask(), text || text_ne ? DELAY_MS : 0)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [asked, text, text_ne])
  return preview
}
