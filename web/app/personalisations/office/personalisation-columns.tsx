import { personalisationPath } from 'contract/core/paths'
import Eye from 'lucide-react/icons/eye'
import type { Personalisation } from 'contract/personalisations/endpoints'
import { serialNumber, type Column } from '../../lists/column.ts'
import { DeleteRow } from '../../lists/delete-row.tsx'
import { Thumb } from '../../office/thumb.tsx'
import { longDate } from '../../ui/format/dates.ts'
import { IconLink } from '../../ui/buttons/icon-link.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { PersonalisationBadge } from './decide-badge.tsx'
import { Colour } from '../colour.tsx'
import { capital, FONTS } from '../personalisation-words.ts'

/** The columns of document 2; on a phone what was asked for stands under the name. */
export const columns: Column<Personalisation>[] = [
  serialNumber(),
  {
    header: 'Customer',
    width: 'md:w-32',
    bar: 'w-28',
    name: ({ customer_name, text, quantity }) => ({ name: customer_name, under: `${whole(quantity)} × “${text}”` }),
  },
  { header: 'Product', width: 'w-40', wide: true, bar: 'w-32', cell: ({ product_name }) => product_name },
  {
    header: 'Image',
    width: 'w-16',
    wide: true,
    bar: 'w-9',
    cell: ({ main_image }) => <Thumb src={main_image} />,
  },
  { header: 'Text', width: 'w-24', wide: true, bar: 'w-16', cell: ({ text }) => text },
  { header: 'Placement', width: 'w-23', wide: true, bar: 'w-16', cell: ({ placement }) => capital(placement) },
  { header: 'Font', width: 'w-28', wide: true, bar: 'w-20', cell: ({ font_style }) => FONTS[font_style] },
  {
    header: 'Qty',
    width: 'w-13',
    wide: true,
    bar: 'w-6',
    className: 'tabular-nums',
    cell: ({ quantity }) => whole(quantity),
  },
  { header: 'Color', width: 'w-22', wide: true, bar: 'w-16', cell: (row) => <Colour of={row} /> },
  { header: 'Size', width: 'w-18', wide: true, bar: 'w-12', cell: ({ size }) => size || 'N/A' },
  {
    header: 'Status',
    width: 'w-30 max-md:text-right',
    bar: 'w-20',
    className: 'overflow-visible! max-md:px-1 max-md:text-right',
    cell: (personalisation) => <PersonalisationBadge personalisation={personalisation} />,
  },
  {
    header: 'Created At',
    width: 'w-42',
    wide: true,
    bar: 'w-36',
    className: 'tabular-nums',
    cell: ({ created_at }) => longDate(created_at),
  },
  {
    header: 'Actions',
    width: 'w-24',
    bar: 'w-12',
    end: true,
    cell: ({ id, customer_name, text }) => (
      <>
        <IconLink to={personalisationPath(id)} size="sm" label={`View “${text}” for ${customer_name}`}>
          <Eye />
        </IconLink>
        <DeleteRow
          id={id}
          name={`“${text}” for ${customer_name}`}
          text="The request and its picture are gone for good; the customer does not see it any more."
        />
      </>
    ),
  },
]
