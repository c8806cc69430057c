import type { RegistrationDetail } from 'contract/registrations/endpoints'
import { m } from '#messages'

type Photographed = Pick<RegistrationDetail, 'bill_image_one' | 'warranty_image' | 'product_image'>

/** The bill first: it is what the rest is compared with. */
export const photosOf = ({ bill_image_one, warranty_image, product_image }: Photographed) => [
  { label: m.registrations_office_bill(), src: bill_image_one },
  { label: m.registrations_office_warranty_card(), src: warranty_image },
  { label: m.registrations_office_product(), src: product_image },
]
