import { SERVICE_POINT_KINDS, type ServicePointKind } from 'contract/service-points/words'
import { m } from '#messages'

const LABEL: Record<ServicePointKind, () => string> = {
  shop: m.service_points_office_kind_shop,
  service_centre: m.service_points_office_kind_service_centre,
}

/** What a service point is, as staff read it. */
export const kindLabel = (kind: ServicePointKind): string => LABEL[kind]()

/** The choices of the filter, in words. */
export const KIND_OPTIONS = SERVICE_POINT_KINDS.map((value) => ({ value, text: LABEL[value] }))
