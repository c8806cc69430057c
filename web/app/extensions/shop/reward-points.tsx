import { REWARD_POINTS } from 'contract/core/paths'
import { brand } from '../../brand/brand.tsx'
import { apiContext } from '../../api/context.ts'
import { SiteHead } from '../../seo/site-head.tsx'
import { loadWords } from '../../brand/load-words.ts'
import type { Route } from './+types/reward-points'
import { loadOwnPoints, type OwnPoints } from './own-points.ts'
import { RewardParts } from './reward-parts.tsx'
import { m } from '#messages'

/** The page is the same for everyone; personal data loads in the browser. */
export async function loader({ context }: Route.LoaderArgs) {
  const own: OwnPoints = { state: 'unknown' }
  return { words: await loadWords(context.get(apiContext), 'rewards'), own }
}
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [{ words }, own] = await Promise.all([serverLoader(), loadOwnPoints(request)])
  return { words, own }
}
clientLoader.hydrate = true as const

/** `/baltra-reward-point/:id?`; an id is the product whose warranty to extend. */
export default function RewardPoints({ loaderData, params }: Route.ComponentProps) {
  return (
    <main id="main">
      <SiteHead
        title={m.extensions_reward_points()}
        description={m.extensions_points_description({ brand: brand.name })}
        path={REWARD_POINTS}
      />
      <RewardParts {...loaderData} productId={params.id} />
    </main>
  )
}
