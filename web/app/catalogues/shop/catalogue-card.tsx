import { cataloguePath } from 'contract/core/paths'
import type { CatalogueRow } from 'contract/catalogues/endpoints'
import BookOpen from 'lucide-react/icons/book-open'
import Download from 'lucide-react/icons/download'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { CardLink } from '../../ui/buttons/card-link.tsx'
import { DownloadLink } from './download-link.tsx'
import { otherLanguage } from './other-language.ts'
import { fileSize } from '../../ui/format/file-size.ts'
import { ON_INTENT } from '../../ui/browser/saves-data.ts'
import { m } from '#messages'

/** A catalogue: its cover, its size, links to read and download. The whole card opens the reader. */
export const CatalogueCard = ({ catalogue, priority }: { catalogue: CatalogueRow; priority: boolean }) => {
  const { catalogue_type: title, bytes } = catalogue
  const size = ['PDF', fileSize(bytes), otherLanguage(catalogue)].filter(Boolean).join(', ')
  return (
    <article className="group relative flex items-center gap-5 sm:block">
      <div className="flex aspect-4/5 w-28 shrink-0 items-center justify-center rounded-ground bg-ground p-3 sm:w-full sm:p-9">
        <Cover catalogue={catalogue} priority={priority} />
      </div>
      <div className="min-w-0 sm:mt-4">
        <h2 className="text-base leading-snug font-medium">
          <CardLink to={cataloguePath(catalogue.id)} prefetch={ON_INTENT}>
            {title}
          </CardLink>
        </h2>
        <p className="mt-0.5 text-xs text-ink-2 tabular-nums">{size}</p>
        <div className="relative mt-3 flex flex-wrap gap-2 max-sm:[&_svg]:hidden">
          <ButtonLink
            to={cataloguePath(catalogue.id)}
            variant="ink"
            size="sm"
            aria-label={m.catalogues_read_named({ title })}
          >
            <BookOpen />
            {m.catalogues_read()}
          </ButtonLink>
          <DownloadLink
            catalogue={catalogue}
            variant="line"
            size="sm"
            label={m.catalogues_download_named({ title, size })}
          >
            <Download />
            {m.catalogues_download()}
          </DownloadLink>
        </div>
      </div>
    </article>
  )
}

const Cover = ({ catalogue: { cover }, priority }: { catalogue: CatalogueRow; priority: boolean }) =>
  cover ? (
    <Picture
      picture={cover}
      alt=""
      sizes="(min-width: 1280px) 240px, (min-width: 1024px) 28vw, (min-width: 640px) 40vw, 96px"
      priority={priority}
      className="h-full w-fit max-w-full rounded-badge border border-line bg-white"
      imageClassName="h-full w-auto! object-contain"
    />
  ) : (
    <span className="flex aspect-5/7 w-4/5 items-center justify-center rounded-badge bg-white text-ink-3">
      <BookOpen className="size-8" aria-hidden />
    </span>
  )
