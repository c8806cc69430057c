import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { useLeftAt } from '../../office/use-trails.ts'

/** The way back to a list, with the page and the filters with which it was left. */
export const BackToList = ({ list, children }: { list: string; children: ReactNode }) => (
  <ButtonLink to={useLeftAt(list)} variant="line" size="sm">
    <ArrowLeft />
    {children}
  </ButtonLink>
)
