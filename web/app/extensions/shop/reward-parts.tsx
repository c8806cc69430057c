import type { ShownPage } from 'contract/website-pages/parts'
import { HowItWorks } from './how-it-works.tsx'
import type { OwnPoints } from './own-points.ts'
import { PointLedger } from './point-ledger.tsx'
import { Questions } from './point-questions.tsx'
import { PointsBanner } from './points-banner.tsx'
import { ProgrammeTerms } from './programme-terms.tsx'

export interface RewardPartsProps {
  words: ShownPage<'rewards'>
  own: OwnPoints
  productId?: string | undefined
}

/** Explains points, with the visitor's own balance. */
export const RewardParts = ({ words, own, productId }: RewardPartsProps) => (
  <>
    <PointsBanner opening={words.opening} own={own} productId={productId} />
    <HowItWorks steps={words.steps} />
    {(own.state === 'mine' || own.state === 'failed') && <PointLedger own={own} />}
    <ProgrammeTerms rules={words.rules} />
    <Questions questions={words.questions} />
  </>
)
