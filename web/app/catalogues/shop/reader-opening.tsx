import type { CatalogueRow } from 'contract/catalogues/endpoints'
import Download from 'lucide-react/icons/download'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Picture } from '../../ui/data/picture.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { useHydrated } from '../../ui/browser/use-hydrated.ts'
import { DownloadLink } from './download-link.tsx'
import { m } from '#messages'
import { whole } from '../../ui/format/numbers.ts'

/** The cover, until there are pages. */
export function ReaderOpening({ catalogue, percent }: { catalogue: CatalogueRow; percent: number }) {
  const hydrated = useHydrated()
  const { cover, catalogue_type: title } = catalogue
  return (
    <div className="grid min-h-0 grow grid-rows-[3.375rem_minmax(0,1fr)_2rem] justify-items-center gap-5 px-5 pb-6">
      {/* where the bar will stand */}
      <div className="-mx-5 justify-self-stretch border-y border-line bg-white" />
      {cover && (
        <Picture
          picture={cover}
          alt={m.catalogues_cover_of({ title })}
          sizes="(min-width: 1024px) 440px, 80vw"
          priority
          className="row-start-2 flex min-h-0 justify-center bg-transparent"
          imageClassName="h-full max-h-full w-auto! object-contain"
        />
      )}
      <div className="row-start-3 w-full max-w-60 text-center text-xs text-ink-2 tabular-nums">
        {hydrated && (
          <>
            <p>
              {percent > 0
                ? m.catalogues_opening_percent({ percent: whole(Math.floor(percent)) })
                : m.catalogues_opening()}
            </p>
            <ProgressBar label={m.catalogues_opening_catalogue()} value={percent} className="mt-2" />
          </>
        )}
        <noscript>{m.catalogues_needs_script()}</noscript>
      </div>
    </div>
  )
}

/** It did not open; what remains is to try again, or to take the document. */
export const ReaderFailed = ({ catalogue, onRetry }: { catalogue: CatalogueRow; onRetry: () => void }) => (
  <div className="m-auto">
    <ErrorState size="short" title={m.catalogues_failed()} text={m.catalogues_failed_text()} onRetry={onRetry}>
      <DownloadLink catalogue={catalogue} variant="line">
        <Download />
        {m.catalogues_download()}
      </DownloadLink>
    </ErrorState>
  </div>
)
