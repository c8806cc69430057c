import { clsx } from 'clsx'
import LoaderCircle from 'lucide-react/icons/loader-circle'

/** Turns inside a busy button. A page never shows one: it shows a skeleton. */
export const Spinner = ({ className = 'size-4.5' }: { className?: string }) => (
  <LoaderCircle className={clsx('animate-spin', className)} />
)
