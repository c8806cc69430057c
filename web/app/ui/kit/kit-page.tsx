import { ALL_PRODUCTS } from 'contract/core/paths'
import '../../styles/office.css'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Compass from 'lucide-react/icons/compass'
import SearchX from 'lucide-react/icons/search-x'
import { KitBadges } from './kit-badges.tsx'
import { KitButtons } from './kit-buttons.tsx'
import { KitColours } from './kit-colours.tsx'
import { KitDialogs } from './kit-dialogs.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitFiles } from './kit-files.tsx'
import { KitLists } from './kit-lists.tsx'
import { KitMenus } from './kit-menus.tsx'
import { KitSection } from './kit-section.tsx'
import { KitToasts } from './kit-toasts.tsx'
import { Button } from '../buttons/button.tsx'
import { ButtonLink } from '../buttons/button-link.tsx'
import { Card } from '../data/card.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { Note } from '../feedback/note.tsx'
import { SkeletonCards } from '../feedback/skeleton-cards.tsx'
import { SkeletonDetail } from '../feedback/skeleton-detail.tsx'
import { SkeletonForm } from '../feedback/skeleton-form.tsx'

export const meta = () => [{ title: 'States and parts' }]

/** Every part in every state, for development: `/kit`. */
export default function KitPage() {
  return (
    <main id="main" className="mx-auto max-w-shop px-5 pb-24 lg:px-10">
      <div className="py-12 lg:py-20">
        <h1 className="text-display">States and parts</h1>
        <p className="mt-4 max-w-read text-lead text-ink-2">
          What the pages do not show at rest. Each part here is one component.
        </p>
      </div>
      <KitColours />
      <KitType />
      <KitButtons />
      <KitFields />
      <KitFiles />
      <KitBadges />
      <KitLists />
      <KitMenus />
      <KitToasts />
      <KitDialogs />
      <KitLoading />
      <KitEmpty />
      <KitError />
    </main>
  )
}

const KitType = () => (
  <KitSection title="Type" text="Anek Devanagari, one family for both scripts. Weights 400, 500, 600.">
    <p className="text-display">Display</p>
    <p className="mt-3 text-title">Title of a section</p>
    <p className="mt-3 text-heading">Heading of a card or an office page</p>
    <p className="mt-3 max-w-read text-lead text-ink-2">
      Lead: the one paragraph below a title, never longer than three lines.
    </p>
    <p className="mt-3 max-w-read">
      Base, 16. Running text, at most seventy characters a line.{' '}
      <span lang="ne">तपाईंको उत्पादन दर्ता गर्नुहोस्, वारेन्टी हामी राख्छौं।</span>
    </p>
    <p className="mt-3 text-sm">Small, 15: cards and buttons.</p>
    <p className="mt-2 text-xs">
      Extra small, 14: labels and the office. <span className="tabular-nums">0123456789</span>
    </p>
    <p className="mt-2 text-2xs text-ink-3">13: captions, badges, table cells.</p>
    <p lang="ne" className="mt-5 text-title">
      बल्ट्राका उत्पादन
    </p>
  </KitSection>
)

const KitLoading = () => (
  <KitSection title="Loading" text="The shape of what comes, nothing jumps. After 300 ms, never a spinner on a page.">
    <div className="grid gap-12">
      <SkeletonCards count={4} label="Loading products" />
      <SkeletonForm label="Loading the form" fields={4} />
      <SkeletonDetail label="Loading the product" />
    </div>
  </KitSection>
)

const KitEmpty = () => (
  <KitSection title="Empty" text="Why it is empty, and the next step.">
    <div className="grid gap-4 lg:grid-cols-2">
      <Card>
        <EmptyState
          size="short"
          icon={<ClipboardList />}
          title="No Data Found"
          text="No bulk orders yet. Ask for a quote on any product page."
        >
          <ButtonLink to={ALL_PRODUCTS}>View Products</ButtonLink>
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          size="short"
          icon={<SearchX />}
          title="No products found"
          text="Nothing matches “ketle”. Check the spelling or try a category."
        >
          <Button variant="line">Clear search</Button>
        </EmptyState>
      </Card>
    </div>
  </KitSection>
)

const KitError = () => (
  <KitSection title="Error" text="What happened, what is kept, and a way on.">
    <div className="grid gap-4 lg:grid-cols-2">
      <Card>
        <ErrorState
          size="short"
          title="Unable to connect to the server"
          text="Nothing you typed is lost. Try again when you are online."
          onRetry={() => {}}
        />
      </Card>
      <Card>
        <ErrorState
          size="short"
          icon={<Compass />}
          title="This page does not exist"
          text="The product may have been replaced by a newer model."
        >
          <ButtonLink to="/">Go to Home</ButtonLink>
        </ErrorState>
      </Card>
    </div>
    <Note
      tone="error"
      title="Failed to load stats."
      className="mt-4"
      action={
        <Button variant="line" size="sm">
          Try again
        </Button>
      }
    >
      Request timed out.
    </Note>
    <Note className="mt-4">We’re checking your bill. Meanwhile you can report a fault.</Note>
  </KitSection>
)
