import { ALL_PRODUCTS } from 'contract/core/paths'
import type { Picture as PictureData } from 'contract/core/fields'
import { Breadcrumb, type Crumb } from '../../ui/data/breadcrumb.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { m } from '#messages'

export interface CategoryBannerProps {
  name: string
  text: string
  banner: PictureData | null
}

/** The way to a category. */
export const crumbsOf = (name: string): Crumb[] => [
  { text: m.categories_all_products(), to: ALL_PRODUCTS },
  { text: name },
]

/** The head of a category. Its banner keeps the left half calm, for the words; on a phone only its right part is shown. */
export const CategoryBanner = ({ name, text, banner }: CategoryBannerProps) => (
  <section className="relative bg-ground">
    {banner && (
      <Picture
        // It is wider than the widest of its smaller versions, which AVIF ends with.
        picture={{ ...banner, avif: '' }}
        alt=""
        sizes="(min-width: 64rem) 100vw, 180vw"
        priority
        className="lg:aspect-[4/1] max-lg:absolute max-lg:inset-y-0 max-lg:right-0 max-lg:w-[48%] max-lg:[mask-image:linear-gradient(to_left,#000_80%,transparent)]"
        imageClassName="size-full object-cover object-right-bottom"
      />
    )}
    <div
      className={
        banner
          ? 'relative max-lg:w-[56%] lg:absolute lg:inset-0 lg:bg-linear-to-r lg:from-white/60 lg:to-transparent lg:to-60%'
          : undefined
      }
    >
      <div className="mx-auto flex h-full max-w-shop flex-col justify-center px-5 pt-1 pb-5 max-lg:min-h-40 max-lg:pr-0 lg:px-10 lg:py-8">
        <Breadcrumb items={crumbsOf(name)} />
        <h1 className="max-w-[10em] text-heading sm:text-title lg:mt-2 lg:text-[3.5rem]">{name}</h1>
        <p className="mt-1 max-w-[22em] text-sm text-ink-2 lg:mt-3 lg:text-lead">{text}</p>
      </div>
    </div>
  </section>
)
