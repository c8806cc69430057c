import type { Profile } from 'contract/accounts/endpoints'
import Download from 'lucide-react/icons/download'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { lazy, Suspense, useId, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import type { Selection } from '../../lists/bulk/selection.tsx'
import { loadProfile } from '../../session/profile.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { SpreadsheetFormats, type SpreadsheetFormat } from '../../ui/data/spreadsheet-formats.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { whole } from '../../ui/format/numbers.ts'
import { useDownload } from '../../api/use-download.ts'
import { MAX_PRODUCTS } from '../other-products.tsx'
import { draftOf, type ChosenProduct, type RequestDraft } from '../request-draft.ts'
import { m } from '#messages'

const RequestDialog = lazy(() => import('../request-dialog.tsx'))

interface Again {
  customer: Profile
  first: ChosenProduct
  draft: RequestDraft
}

/** The actions for the ticked requests: a spreadsheet of them, or all they asked for once more. */
export function ChosenActions({ selection }: { selection: Selection }) {
  const { busy, download } = useDownload()
  const words = useId()
  const [again, setAgain] = useState<Again>()
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const ids = [...selection.ids].map(Number)
  const none = ids.length === 0

  const save = async (format: SpreadsheetFormat) => {
    const saved = await download({
      call: (options) => api.quotations.exportMine({ query: { ids: ids.join(','), format } }, options),
      filename: `bulk-order-history.${format}`,
    })
    if (saved) toast.success(m.quotations_exported())
  }
  const ask = async () => {
    if (asking) return
    setAsking(true)
    try {
      const begun = await readAgain(ids)
      if (typeof begun === 'string') toast.warning(begun)
      else {
        setAgain(begun)
        setOpen(true)
      }
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : m.quotations_an_error())
    } finally {
      setAsking(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full">
      <p id={words} aria-live="polite" className="text-xs text-ink-2 tabular-nums max-sm:w-full">
        {none ? m.quotations_select_first() : m.ui_selected({ count: whole(ids.length) })}
      </p>
      {!none && (
        <Button variant="quiet" size="sm" onClick={selection.clear}>
          {m.quotations_clear()}
        </Button>
      )}
      <Menu
        trigger={
          <Button
            variant="line"
            size="sm"
            disabled={none}
            busy={busy}
            busyLabel={m.quotations_exporting()}
            aria-describedby={words}
          >
            <Download />
            {m.quotations_export()}
          </Button>
        }
      >
        <SpreadsheetFormats onSelect={(format) => void save(format)} />
      </Menu>
      <Button
        variant="ink"
        size="sm"
        disabled={none}
        busy={asking}
        busyLabel={m.quotations_opening()}
        aria-haspopup="dialog"
        aria-describedby={words}
        onClick={() => void ask()}
      >
        <RotateCcw />
        {m.quotations_ask_again()}
      </Button>
      {again && (
        <Suspense>
          <RequestDialog
            key={JSON.stringify(again.draft)}
            product={{ ...again.first, picture: undefined }}
            customer={again.customer}
            again={again.draft}
            open={open}
            onOpenChange={setOpen}
            onSent={selection.clear}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Ticked rows may stand on other pages, so their requests are read. What cannot be asked for together is said in words. */
async function readAgain(ids: readonly number[]): Promise<Again | string> {
  if (ids.length > MAX_PRODUCTS) return tooMany()
  const [customer, ...asked] = await Promise.all([
    loadProfile(),
    ...ids.map((id) => api.quotations.getMine({ params: { id } })),
  ])
  const { first, draft } = draftOf(asked.map(({ data }) => data))
  if (!first || draft.others.length >= MAX_PRODUCTS) return tooMany()
  return { customer, first, draft }
}

const tooMany = () => m.quotations_too_many({ count: whole(MAX_PRODUCTS) })
