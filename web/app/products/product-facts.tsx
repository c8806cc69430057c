import { measureWords } from '../ui/format/measure-words.ts'
import type { ShownCard } from './shown-card.ts'
import { warrantyWords } from './warranty-text.ts'

/** `Electric Kettle, 1500 W` */
export const kindOf = ({ sub_category, power }: Pick<ShownCard, 'sub_category' | 'power'>): string =>
  power ? `${sub_category}, ${measureWords(power)}` : sub_category

/** Model number and warranty, parted by a hairline. */
export const ProductFacts = ({ product: { model_num, warranty } }: { product: ShownCard }) => (
  <p className="text-2xs text-ink-3 tabular-nums sm:flex sm:leading-none sm:*:not-first:ml-2.5 sm:*:not-first:border-l sm:*:not-first:border-line-2 sm:*:not-first:pl-2.5">
    <span className="block">{model_num}</span>
    {warranty && <span className="block">{warrantyWords(warranty)}</span>}
  </p>
)
