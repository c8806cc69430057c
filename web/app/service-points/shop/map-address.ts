import type { PublicServicePoint } from 'contract/service-points/endpoints'
import { brand } from '../../brand.tsx'

/** Where a map service finds a place by its name and address; phones open their own map with it. */
export const mapAddress = ({ name, address, district }: PublicServicePoint): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([name, address, district, brand.country].join(', '))}`
