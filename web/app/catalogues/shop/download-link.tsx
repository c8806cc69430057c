import { clsx } from 'clsx'
import type { CatalogueRow } from 'contract/catalogues/endpoints'
import type { ReactNode } from 'react'
import { buttonLook, labelLook, type ButtonSize, type ButtonVariant } from '../../ui/buttons/button-look.ts'

export interface DownloadLinkProps {
  catalogue: CatalogueRow
  /** accessible name, if its text does not say which */
  label?: string
  variant: ButtonVariant
  size?: ButtonSize
  className?: string
  children: ReactNode
}

/** Saves the document. A plain link: it needs no script, and the browser shows how far it is. */
export const DownloadLink = ({ catalogue, label, variant, size = 'md', className, children }: DownloadLinkProps) => (
  <a
    href={catalogue.file}
    download={`catalog-${catalogue.id}.pdf`}
    aria-label={label}
    className={clsx(buttonLook(variant, size), className)}
  >
    <span className={labelLook(size)}>{children}</span>
  </a>
)
