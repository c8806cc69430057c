import Share2 from 'lucide-react/icons/share-2'
import type { OwnComplaintDetail } from 'contract/complaints/endpoints'
import { pathIn } from 'contract/core/locale'
import { pageLocale } from '../../core/locale.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { share } from '../../ui/feedback/share.ts'
import { m } from '#messages'

/** The tracking link that the SMS contains as well. */
export const TrackingLink = ({ ticket: { model_name, tracking_path } }: { ticket: OwnComplaintDetail }) => (
  <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-4 text-xs text-ink-2 lg:px-7">
    <span className="min-w-0 grow basis-40">{m.complaints_share_text()}</span>
    <Button
      variant="line"
      onClick={() =>
        void share({ title: model_name, url: new URL(pathIn(pageLocale(), tracking_path), location.origin).href })
      }
    >
      <Share2 />
      {m.complaints_share()}
    </Button>
  </div>
)
