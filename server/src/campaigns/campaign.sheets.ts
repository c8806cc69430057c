import type { CampaignRecipient } from 'contract/campaigns/endpoints'
import type { WrittenColumn } from '../platform/sheets/written-column.ts'

/** The columns of a spreadsheet of a campaign's people. */
export const recipientColumns: WrittenColumn<CampaignRecipient>[] = [
  { header: 'Customer', width: 28, value: ({ name }) => name },
  { header: 'Mobile number', width: 16, isText: true, value: ({ contact }) => contact },
  { header: 'Products', width: 48, value: ({ products }) => products },
  { header: 'Status', width: 14, value: ({ state }) => state },
  { header: 'Sent', value: ({ sent_at }) => sent_at && new Date(sent_at) },
  { header: 'Answer', width: 14, value: ({ answer }) => answer ?? '' },
  { header: 'Answered', value: ({ answered_at }) => answered_at && new Date(answered_at) },
]
