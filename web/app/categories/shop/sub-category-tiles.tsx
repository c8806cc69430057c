import { categoryProductsPath } from 'contract/core/paths'
import { ProductPicture } from '../../products/card/product-picture.tsx'
import { CardLink } from '../../ui/buttons/card-link.tsx'
import type { ShownSubCategory } from './shown-tiles.ts'
import { ON_INTENT } from '../../ui/browser/saves-data.ts'
import { whole } from '../../ui/format/numbers.ts'

/** Sub-categories with a small picture, in as many columns as there is room for. */
export const SubCategoryTiles = ({ subCategories }: { subCategories: readonly ShownSubCategory[] }) => (
  <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
    {subCategories.map(({ id, name, picture, category_id, total_products }) => (
      <li
        key={id}
        className="group relative flex items-center gap-4 rounded-card border border-line p-2.5 pr-5 transition-colors hover:border-control"
      >
        <ProductPicture
          picture={picture}
          sizes="4rem"
          className="size-16 shrink-0 rounded-control"
          imageClassName="p-1"
        />
        <h3 className="min-w-0 grow text-sm font-medium">
          <CardLink to={`${categoryProductsPath(category_id)}?subcategory=${id}`} prefetch={ON_INTENT}>
            {name}
          </CardLink>
        </h3>
        <span className="text-2xs text-ink-3 tabular-nums">{whole(total_products)}</span>
      </li>
    ))}
  </ul>
)
