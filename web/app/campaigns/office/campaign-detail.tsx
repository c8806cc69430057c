import type { Campaign, CampaignRecipient } from 'contract/campaigns/endpoints'
import type { CampaignAnswer, RecipientPart, RecipientState } from 'contract/campaigns/words'
import { CAMPAIGN_LIST, customerPath } from 'contract/core/office-paths'
import Users from 'lucide-react/icons/users'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import type { Column } from '../../lists/column.ts'
import { dateColumn } from '../../lists/column.ts'
import { Filters, useFilter } from '../../lists/filters/filters.tsx'
import { SearchField } from '../../lists/filters/search-field.tsx'
import { listLoader, type Listing } from '../../lists/list-loader.ts'
import { ListPage } from '../../lists/list-page.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail } from '../../office/detail.tsx'
import { mayExportPeople } from '../../office/office-data.ts'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { Telephone } from '../../office/telephone.tsx'
import { needs } from '../../session/guard.ts'
import { Badge } from '../../ui/data/badge.tsx'
import type { BadgeTone } from '../../ui/data/badge-look.tsx'
import { AnswerButton } from './answer-button.tsx'
import { CampaignCounts } from './campaign-counts.tsx'
import { SendingButtons } from './sending-buttons.tsx'
import type { Route } from './+types/campaign-detail'

export const handle: OfficeHandle = {
  crumbs: () => [{ text: m.campaigns_title(), to: CAMPAIGN_LIST }, { text: m.campaigns_one() }],
}
export const clientMiddleware = [needs('campaigns.read')]

interface PeopleQuery {
  part?: RecipientPart
  search?: string
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const about = { params: { id: Number(params.id) } }
  const load = listLoader<PeopleQuery, CampaignRecipient>(
    ({ query }, options) => api.campaigns.recipients({ ...about, query }, options),
    ['part', 'search'],
    {
      exportCall: ({ query }, options) => api.campaigns.exportRecipients({ ...about, query }, options),
      mayExport: mayExportPeople,
      exportName: 'campaign',
    },
  )
  const [campaign, list] = await Promise.all([rowOrAbsent(api.campaigns.get(about)), load({ request })])
  return { campaign, list }
}

const STATES: Record<RecipientState, { tone: BadgeTone; text: () => string }> = {
  waiting: { tone: 'grey', text: m.campaigns_state_waiting },
  sent: { tone: 'green', text: m.campaigns_state_sent },
  failed: { tone: 'wait', text: m.campaigns_state_failed },
  unreached: { tone: 'amber', text: m.campaigns_state_unreached },
}

const ANSWERS: Record<CampaignAnswer, { tone: BadgeTone; text: () => string }> = {
  call: { tone: 'amber', text: m.campaigns_answer_call },
  checked: { tone: 'green', text: m.campaigns_answer_checked },
  staff: { tone: 'green', text: m.campaigns_answer_staff },
}

const COLUMNS: readonly Column<CampaignRecipient>[] = [
  {
    header: m.campaigns_person,
    width: 'md:w-52',
    bar: 'w-28',
    name: ({ name, contact }) => ({ name, under: contact }),
  },
  {
    header: m.campaigns_mobile,
    width: 'w-32',
    wide: true,
    bar: 'w-24',
    cell: ({ contact }) => (contact ? <Telephone number={contact} /> : '–'),
  },
  { header: m.campaigns_products, width: 'w-60', wide: true, bar: 'w-40', cell: ({ products }) => products },
  {
    header: m.campaigns_state,
    width: 'w-40',
    wide: true,
    bar: 'w-20',
    cell: ({ state, by_email, reason }) => (
      <>
        <Badge tone={STATES[state].tone}>{STATES[state].text()}</Badge>
        {by_email && <span className="ml-1.5 text-2xs text-ink-3">{m.campaigns_and_email()}</span>}
        {state === 'failed' && (
          <span className="block text-2xs whitespace-normal text-ink-3">
            {reason === 'not_known' ? m.campaigns_reason_not_known() : reason}
          </span>
        )}
      </>
    ),
  },
  {
    header: m.campaigns_answer,
    width: 'w-36 max-md:w-28',
    bar: 'w-20',
    cell: ({ answer }) => (answer ? <Badge tone={ANSWERS[answer].tone}>{ANSWERS[answer].text()}</Badge> : '–'),
  },
  dateColumn({ header: m.campaigns_answered_at, of: ({ answered_at }) => answered_at }),
  {
    header: m.office_actions,
    width: 'w-28 md:w-36',
    bar: 'w-16',
    end: true,
    cell: (row) => <AnswerButton person={row} />,
  },
]

/** While messages go out, the figures follow. */
const LOOK_EVERY_MS = 10_000

/** `/baltra-admin-dashboard/campaigns/{id}`: how far a campaign is, who answered, and who did not. */
export default function CampaignDetail({ loaderData: { campaign, list } }: Route.ComponentProps) {
  useFollow(campaign)
  if (!campaign) return <AbsentDetail words={m.campaigns_absent()} back={CAMPAIGN_LIST} list={m.campaigns_title()} />
  return <People campaign={campaign} list={list} />
}

export const HydrateFallback = () => (
  <ListPage title={m.campaigns_one()} list={undefined} columns={COLUMNS} empty={empty()} />
)

function People({ campaign, list }: { campaign: Campaign; list: Listing<CampaignRecipient> }) {
  const part = useFilter('part')
  return (
    <ListPage
      title={campaign.name}
      list={list}
      columns={COLUMNS}
      hrefOf={({ customer_id }) => customerPath(customer_id)}
      empty={empty()}
      actions={<SendingButtons campaign={campaign} />}
    >
      <p lang={campaign.text_ne && 'en'} className="max-w-2xl text-xs wrap-anywhere whitespace-pre-line text-ink-2">
        {campaign.text}
      </p>
      <CampaignCounts campaign={campaign} />
      <Filters label={m.campaigns_filter()} isSearchAlone>
        {part && <input type="hidden" name="part" value={part} />}
        <SearchField name="search" label={m.campaigns_search()} />
      </Filters>
    </ListPage>
  )
}

const empty = () => ({ icon: <Users />, title: m.campaigns_nobody(), text: m.campaigns_nobody_text() })

function useFollow(campaign: Campaign | null) {
  const { revalidate, state } = useRevalidator()
  const isGoing = campaign !== null && campaign.waiting > 0 && !campaign.is_stopped
  useEffect(() => {
    if (!isGoing || state !== 'idle') return undefined
    const timer = setTimeout(() => void revalidate(), LOOK_EVERY_MS)
    return () => clearTimeout(timer)
  }, [isGoing, state, revalidate])
}
