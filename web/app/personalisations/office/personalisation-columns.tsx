import type { Personalisation } from 'contract/personalisations/endpoints'
import { m } from '#messages'
import { serialNumber, type Column } from '../../lists/column.ts'
import { Thumb } from '../../office/thumb.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { PersonalisationBadge } from './decide-badge.tsx'
import { placementLabel } from './labels.ts'
import { Colour } from '../colour.tsx'
import { FONTS } from '../personalisation-words.ts'
import { ShortDay } from '../../ui/data/short-day.tsx'

export const columns: Column<Personalisation>[] = [
  serialNumber(),
  {
    header: m.personalisations_office_customer,
    sort: 'customer',
    width: 'md:w-32',
    bar: 'w-28',
    name: ({ customer_name, text, quantity }) => ({ name: customer_name, under: `${whole(quantity)} × “${text}”` }),
  },
  {
    header: m.personalisations_office_product,
    sort: 'product',
    width: 'w-32',
    wide: true,
    bar: 'w-32',
    cell: ({ product_name }) => product_name,
  },
  {
    header: m.personalisations_office_image,
    width: 'w-16',
    wide: true,
    roomy: true,
    bar: 'w-9',
    cell: ({ main_image }) => <Thumb src={main_image} />,
  },
  { header: m.personalisations_office_text, width: 'w-24', wide: true, bar: 'w-16', cell: ({ text }) => text },
  {
    header: m.personalisations_office_quantity_short,
    sort: 'quantity',
    width: 'w-13',
    wide: true,
    bar: 'w-6',
    className: 'tabular-nums',
    cell: ({ quantity }) => whole(quantity),
  },
  {
    header: m.personalisations_office_status,
    sort: 'status',
    width: 'w-28 max-md:text-right',
    bar: 'w-20',
    className: 'overflow-visible! max-md:px-1 max-md:text-right',
    cell: (personalisation) => <PersonalisationBadge personalisation={personalisation} />,
  },
  {
    header: m.personalisations_office_created_at,
    sort: 'created',
    width: 'w-26',
    wide: true,
    bar: 'w-20',
    className: 'tabular-nums',
    cell: ({ created_at }) => <ShortDay when={created_at} />,
  },
  {
    header: m.personalisations_office_placement,
    width: 'w-23',
    wide: true,
    bar: 'w-16',
    cell: ({ placement }) => placementLabel(placement),
  },
  {
    header: m.personalisations_office_font,
    width: 'w-28',
    wide: true,
    bar: 'w-20',
    cell: ({ font_style }) => FONTS[font_style],
  },
  {
    header: m.personalisations_office_color,
    width: 'w-22',
    wide: true,
    bar: 'w-16',
    cell: (row) => <Colour of={row} />,
  },
  {
    header: m.personalisations_office_size,
    width: 'w-18',
    wide: true,
    bar: 'w-12',
    cell: ({ size }) => size || m.personalisations_office_no_size(),
  },
]
