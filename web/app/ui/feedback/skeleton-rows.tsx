import { clsx } from 'clsx'
import { Skeleton } from './skeleton.tsx'

export interface SkeletonRowsProps {
  rows?: number
  /** For each column the class of its bar, `w-28`, and whether a phone and a narrow desk show it. */
  columns: readonly { bar: string; wide?: boolean | undefined; roomy?: boolean | undefined }[]
}

/** Skeleton of table rows; the head above them is the real one. */
export const SkeletonRows = ({ rows = 15, columns }: SkeletonRowsProps) => (
  <tbody aria-hidden="true" aria-busy="true" className="animate-late">
    {Array.from({ length: rows }, (_, row) => (
      <tr key={row}>
        {Array.from(columns, ({ bar, wide, roomy }, column) => (
          <td
            key={column}
            className={clsx(
              'h-[2.8125rem] border-b border-line px-2 max-md:h-[3.125rem]',
              wide && 'max-md:hidden',
              roomy && 'max-xl:hidden',
            )}
          >
            <Skeleton className={clsx('h-3 max-w-full', bar)} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)
