import { clsx } from 'clsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { m } from '#messages'

/** On a desk, beside the pages: turns. */
export const ReaderTurn = ({ step, onTurn }: { step: 1 | -1; onTurn: (() => void) | undefined }) => (
  <IconButton
    label={step === 1 ? m.catalogues_next_page() : m.catalogues_previous_page()}
    variant="line"
    disabled={!onTurn}
    onClick={onTurn}
    className={clsx('absolute top-1/2 z-10 -translate-y-1/2 max-lg:hidden', step === 1 ? 'right-5' : 'left-5')}
  >
    {step === 1 ? <ChevronRight /> : <ChevronLeft />}
  </IconButton>
)
