import type { PageParts } from 'contract/website-pages/parts'
import { isWebsitePage, PAGE_PARTS, placesOf, type WebsitePage } from 'contract/website-pages/words'
import { WEBSITE_PAGE_LIST } from 'contract/core/office-paths'
import type { Locale } from 'contract/core/locale'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { data, Form } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { shownCategory } from '../../categories/shop/shown-tiles.ts'
import { ClashDialog } from '../../changes/clash-dialog.tsx'
import { SeenBefore } from '../../changes/seen-before.tsx'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { isRefusal, refusalOf } from '../../forms/refusal.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSaving } from '../../forms/use-saving.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { DetailHead, DetailSkeleton } from '../../office/detail.tsx'
import { useKeepOpened } from '../../office/use-keep-opened.ts'
import { unlessRefused } from '../../office/saved-row.ts'
import { brand } from '../../brand/brand.tsx'
import { shownCards } from '../../products/shown-card.ts'
import { needs } from '../../session/guard.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { useIsNarrow } from '../../ui/browser/use-is-narrow.ts'
import { dateTime } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import { loadWords } from '../../brand/load-words.ts'
import type { Route } from './+types/edit-website-page'
import { changePage, wordsIn } from './change-page-action.ts'
import { DecideDialog, type Decision } from './decide-dialog.tsx'
import { EditingContext } from './editing.ts'
import { pageName, pagePath, partName } from './page-names.ts'
import { PagePreview } from './page-preview.tsx'
import { PageState, stateText } from './page-state.tsx'
import { PageVersions } from './page-versions.tsx'
import { PartFields } from './part-fields.tsx'
import { PreviewFrame, type Device } from './preview-frame.tsx'
import { PublishDialog } from './publish-dialog.tsx'

export const handle: OfficeHandle = {
  crumbs: ({ page }) => [
    { text: m.pages_list(), to: WEBSITE_PAGE_LIST },
    { text: isWebsitePage(page) ? pageName(page) : '' },
  ],
}
export const clientMiddleware = [needs('settings.write')]
export async function clientLoader({ params: { page } }: Route.ClientLoaderArgs) {
  // The router shows its page for addresses that lead nowhere.
  if (!isWebsitePage(page)) throw data(null, { status: 404 })
  const [row, versions, around] = await Promise.all([
    api.websitePages.get({ params: { page } }),
    api.websitePages.versions({ params: { page } }),
    surroundingsOf(page),
  ])
  return { row: row.data, versions: versions.data, around }
}
export const HydrateFallback = DetailSkeleton
export const shouldRevalidate = unlessRefused

const BEST_SELLERS = 4

/** What the preview shows beside the page's own words. */
async function surroundingsOf(page: WebsitePage) {
  const facts = page === 'about' ? (await loadWords(api, 'landing')).facts : []
  if (page !== 'home') return { facts, categories: [], bestSellers: [] }
  const [categories, featured] = await Promise.all([api.categories.listPublic(), api.products.featured()])
  return {
    facts,
    categories: categories.data.map(shownCategory),
    bestSellers: shownCards(featured.data.slice(0, BEST_SELLERS)),
  }
}

export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  changePage(request, params.page as WebsitePage)

/** `/baltra-admin-dashboard/pages/{page}` */
export default function EditWebsitePage({ loaderData, actionData }: Route.ComponentProps) {
  const { row } = loaderData
  const name = pageName(row.page)
  useKeepOpened(name)
  return (
    <div className="w-full px-4 py-5 lg:px-6">
      <title>{`${name} | ${brand.name}`}</title>
      <PageEditor key={`${row.page} ${row.version}`} {...loaderData} result={actionData} />
    </div>
  )
}

type EditorProps = Route.ComponentProps['loaderData'] & { result: unknown }

function PageEditor({ row, versions, around, result }: EditorProps) {
  const { page, version, has_draft, scheduled_at } = row
  const { form, errorOf, onChange } = useRefusal(result)
  const [parts, setParts] = useState<Partial<PageParts>>(row.parts)
  const [language, setLanguage] = useState<Locale>('en')
  const isNarrow = useIsNarrow()
  const [chosenDevice, setDevice] = useState<Device>()
  const device = chosenDevice ?? (isNarrow ? 'phone' : 'computer')
  const [isPreviewing, setPreviewing] = useState(false)
  const [viewed, setViewed] = useState<{ number: number; parts: Partial<PageParts> }>()
  const [asking, setAsking] = useState<'publish' | Decision>()
  const busy = useBusy()
  const saving = useSaving(result)
  const isChanged = JSON.stringify(parts) !== JSON.stringify(row.parts)
  const name = pageName(page)
  useWrongLanguage(result, setLanguage)

  const view = async (number: number) => {
    if (viewed?.number === number) return setViewed(undefined)
    try {
      const { data } = await api.websitePages.getVersion({ params: { page, number } })
      setViewed({ number, parts: data.parts })
      setPreviewing(true)
    } catch (error) {
      toast.error(refusalOf(error).message)
    }
    return undefined
  }
  return (
    <>
      <LeaveGuard when={isChanged && !saving} />
      <DetailHead
        title={name}
        state={<PageState page={row} />}
        facts={<span>{stateText(row)}</span>}
        actions={
          <>
            <ButtonLink to={pagePath(page)} reloadDocument target="_blank" variant="line">
              {m.pages_open()}
            </ButtonLink>
            {scheduled_at ? (
              <Button variant="ink" onClick={() => setAsking({ intent: 'withdraw' })}>
                {m.pages_withdraw()}
              </Button>
            ) : (
              <Button variant="ink" disabled={!has_draft || isChanged} onClick={() => setAsking('publish')}>
                {m.pages_publish_more()}
              </Button>
            )}
          </>
        }
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Choice
          label={m.forms_language()}
          chosen={language}
          onChoose={setLanguage}
          items={[
            { value: 'en', text: m.forms_language_english() },
            { value: 'ne', text: m.forms_language_nepali(), lang: 'ne' },
          ]}
        />
        <Choice
          label={m.pages_what()}
          chosen={isPreviewing ? 'preview' : 'words'}
          onChoose={(what) => setPreviewing(what === 'preview')}
          className="xl:hidden"
          items={[
            { value: 'words', text: m.pages_words() },
            { value: 'preview', text: m.pages_preview() },
          ]}
        />
      </div>
      <div className="mt-5 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className={clsx(isPreviewing && 'max-xl:hidden')}>
          {scheduled_at && <Note className="mb-5">{m.pages_waiting({ day: dateTime(scheduled_at) })}</Note>}
          <Form ref={form} method="post" noValidate aria-label={name} onSubmit={useSingleSubmit()} onChange={onChange}>
            <SeenBefore row={row} />
            <EditingContext value={{ language, errorOf }}>
              <div inert={saving || scheduled_at !== null} className="grid grid-cols-1 gap-4">
                {PAGE_PARTS[page].map((part) => (
                  <section
                    key={part}
                    aria-labelledby={`part-${part}`}
                    className="rounded-card border border-line bg-white"
                  >
                    <h2 id={`part-${part}`} className="border-b border-line px-5 py-3.5 text-sm font-semibold">
                      {partName(part)}
                    </h2>
                    <div className="grid grid-cols-1 gap-4 px-5 py-4">
                      <PartFields part={part} parts={parts} onChange={setParts} />
                    </div>
                    <input type="hidden" name={part} value={JSON.stringify(parts[part])} />
                    <input type="hidden" name={`${part}_words`} value={wordsIn(parts[part])} />
                  </section>
                ))}
              </div>
            </EditingContext>
            <p className="mt-3 text-2xs text-ink-3">
              {language === 'ne' && <>{m.forms_language_empty()} </>}
              {m.pages_places({
                places: placesOf(page)
                  .map((place) => `{${place}}`)
                  .join(', '),
              })}
            </p>
            {scheduled_at === null && (
              <div className="sticky bottom-0 z-1 -mx-1 mt-3 flex flex-wrap gap-2.5 border-t border-line bg-white px-1 py-3">
                <Button type="submit" variant="ink" disabled={!isChanged} busy={busy} busyLabel={m.pages_saving()}>
                  {m.pages_save()}
                </Button>
                {has_draft && (
                  <Button variant="line" onClick={() => setAsking({ intent: 'discard' })}>
                    {m.pages_discard()}
                  </Button>
                )}
              </div>
            )}
          </Form>
          <ClashDialog result={result} form={form} />
          <PageVersions
            versions={versions}
            viewed={viewed?.number}
            onView={(number) => void view(number)}
            onRestore={scheduled_at || isChanged ? undefined : (number) => setAsking({ intent: 'restore', number })}
          />
        </div>
        <section
          aria-label={m.pages_preview()}
          className={clsx('xl:sticky xl:top-20', !isPreviewing && 'max-xl:hidden')}
        >
          <div className="mb-2.5 flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-sm font-semibold">
              {viewed ? m.pages_preview_of({ number: whole(viewed.number) }) : m.pages_preview()}
            </h2>
            <Choice
              label={m.pages_device()}
              chosen={device}
              onChoose={setDevice}
              items={[
                { value: 'computer', text: m.pages_computer() },
                { value: 'phone', text: m.pages_phone() },
              ]}
            />
          </div>
          {viewed && (
            <Note
              className="mb-2.5"
              action={
                <Button variant="line" size="sm" onClick={() => setViewed(undefined)}>
                  {m.pages_back_to_draft()}
                </Button>
              }
            >
              {m.pages_viewing()}
            </Note>
          )}
          <div className="h-[max(24rem,calc(100dvh-14rem))] overflow-hidden rounded-card border border-line bg-ground">
            <PreviewFrame title={m.pages_preview_title({ name })} language={language} device={device}>
              <PagePreview page={page} parts={viewed?.parts ?? parts} language={language} around={around} />
            </PreviewFrame>
          </div>
        </section>
      </div>
      {asking === 'publish' && <PublishDialog name={name} version={version} onClose={() => setAsking(undefined)} />}
      {asking && asking !== 'publish' && (
        <DecideDialog
          decision={asking}
          name={name}
          version={version}
          hasDraft={has_draft}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

/** After a refusal that concerns one language alone, that one is shown. */
function useWrongLanguage(result: unknown, show: (language: Locale) => void) {
  useEffect(() => {
    if (!isRefusal(result)) return
    const wrong = Object.keys(result.errors)
    const isIn = (language: Locale) => wrong.some((path) => path.endsWith(`.${language}`))
    if (isIn('en')) show('en')
    else if (isIn('ne')) show('ne')
  }, [result, show])
}

interface ChoiceProps<Value extends string> {
  label: string
  chosen: Value
  onChoose: (value: Value) => void
  items: readonly { value: Value; text: string; lang?: string }[]
  className?: string
}

/** One of two, side by side. */
const Choice = <Value extends string>({ label, chosen, onChoose, items, className }: ChoiceProps<Value>) => (
  <div role="group" aria-label={label} className={clsx('flex gap-1 rounded-control bg-ground p-1', className)}>
    {items.map(({ value, text, lang }) => (
      <button
        key={value}
        type="button"
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
        className="min-h-9 rounded-control px-3 text-xs font-medium text-ink-2 hover:text-ink aria-pressed:bg-white aria-pressed:text-ink aria-pressed:shadow-xs pointer-coarse:min-h-11"
      >
        <span lang={lang}>{text}</span>
      </button>
    ))}
  </div>
)
