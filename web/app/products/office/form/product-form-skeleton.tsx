import { m } from '#messages'
import { brand } from '../../../brand/brand.tsx'
import { SkeletonForm } from '../../../ui/feedback/skeleton-form.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'

const FIRST_SECTIONS = [
  { id: 'classification', fields: 2 },
  { id: 'basic', fields: 6 },
  { id: 'details', fields: 6 },
]

/** The form of a product on its way. */
export const ProductFormSkeleton = () => (
  <div className="grow">
    <title>{brand.name}</title>
    <Loading label={m.office_loading()} className="border-b border-line px-4 py-5 lg:px-8">
      <Skeleton className="h-7 w-40" />
      <Skeleton pale className="mt-2 h-4 w-52" />
    </Loading>
    <div className="px-4 lg:px-8">
      {FIRST_SECTIONS.map(({ id, fields }) => (
        <div
          key={id}
          className="grid gap-x-8 gap-y-5 border-t border-line py-8 first:border-t-0 xl:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <Skeleton className="h-4 w-28" />
          <SkeletonForm label="" fields={fields} />
        </div>
      ))}
    </div>
  </div>
)
