import type { CampaignPreview } from 'contract/campaigns/endpoints'
import { LOCALES } from 'contract/core/locale'
import type { Services } from '../platform/core/services.ts'
import { isReached, planCampaign, smsOf, type CampaignTexts } from './plan-campaign.ts'

/** What a campaign would be, what it costs and whom it does not reach. Sends nothing. */
export async function previewCampaign(
  services: Services,
  stockIds: readonly number[],
  texts: CampaignTexts,
): Promise<CampaignPreview> {
  const { owners, leftOut } = await planCampaign(services, stockIds, texts)
  const reached = owners.filter(isReached)
  const parts = reached.reduce((sum, owner) => sum + owner.parts, 0)
  const price = services.settings.current.sms_price
  const samples = LOCALES.flatMap(
    (language) => reached.find((owner) => owner.by_sms && owner.language === language) ?? [],
  )
  return {
    people: reached.length,
    by_sms: reached.filter(({ by_sms }) => by_sms).length,
    by_email: reached.filter(({ by_email }) => by_email).length,
    parts: texts.text ? parts : 0,
    cost: texts.text && price > 0 ? parts * price : null,
    samples: texts.text
      ? samples.map((owner) => ({
          name: nameOf(owner),
          language: owner.language,
          sms: smsOf(services, owner, texts, '…'),
          parts: owner.parts,
        }))
      : [],
    unreached: owners
      .filter((owner) => !isReached(owner))
      .map((owner) => ({ customer_id: owner.customer_id, name: nameOf(owner), contact: owner.contact })),
    left_out: leftOut,
  }
}

const nameOf = ({ firstname, lastname }: { firstname: string; lastname: string }) => `${firstname} ${lastname}`.trim()
