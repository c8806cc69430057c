import { REWARD_POINTS } from 'contract/core/paths'
import { brand } from '../../brand.tsx'
import { SiteHead } from '../../layouts/site-head.tsx'
import type { Route } from './+types/reward-points'
import { HowItWorks } from './how-it-works.tsx'
import { loadOwnPoints, type OwnPoints } from './own-points.ts'
import { PointLedger } from './point-ledger.tsx'
import { Questions } from './point-questions.tsx'
import { PointsBanner } from './points-banner.tsx'
import { ProgrammeTerms } from './programme-terms.tsx'
import { m } from '#messages'

/** The page is the same for everyone; personal data loads in the browser. */
export const loader = (): OwnPoints => ({ state: 'unknown' })
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadOwnPoints(request)
clientLoader.hydrate = true as const

/** `/baltra-reward-point/:id?`; an id is the product whose warranty to extend. */
export default function RewardPoints({ loaderData: own, params }: Route.ComponentProps) {
  return (
    <main id="main">
      <SiteHead
        title={m.extensions_reward_points()}
        description={m.extensions_points_description({ brand: brand.name })}
        path={REWARD_POINTS}
      />
      <PointsBanner own={own} productId={params.id} />
      <HowItWorks />
      {(own.state === 'mine' || own.state === 'failed') && <PointLedger own={own} />}
      <ProgrammeTerms />
      <Questions />
    </main>
  )
}
