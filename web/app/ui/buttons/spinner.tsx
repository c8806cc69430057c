import { clsx } from 'clsx'
import LoaderCircle from 'lucide-react/icons/loader-circle'

/** For busy buttons. A page that loads shows a skeleton instead. */
export const Spinner = ({ className = 'size-4.5' }: { className?: string }) => (
  <LoaderCircle className={clsx('animate-spin', className)} />
)
