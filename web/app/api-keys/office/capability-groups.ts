import { KEY_CAPABILITIES, type KeyCapability } from 'contract/api-keys/words'
import { m } from '#messages'

interface CapabilityGroup {
  title: () => string
  capabilities: readonly KeyCapability[]
}

const NAMED: readonly { title: () => string; begins: readonly string[] }[] = [
  { title: m.api_keys_office_group_catalogue, begins: ['catalogue', 'units', 'ecatalogues'] },
  {
    title: m.api_keys_office_group_warranty,
    begins: ['registrations', 'warranties', 'packages', 'extensions', 'campaigns'],
  },
  {
    title: m.api_keys_office_group_service,
    begins: ['complaints', 'happycalls', 'engineers', 'servicepoints', 'parts', 'answers'],
  },
  {
    title: m.api_keys_office_group_people,
    begins: ['customers', 'enquiries', 'quotations', 'personalisations', 'reviews'],
  },
]

const areaOf = (capability: KeyCapability) => capability.split('.', 1)[0]!

/** What keys may do, by area; what is of no named area is of the office. */
export const CAPABILITY_GROUPS: readonly CapabilityGroup[] = [
  ...NAMED.map(({ title, begins }) => ({
    title,
    capabilities: KEY_CAPABILITIES.filter((one) => begins.includes(areaOf(one))),
  })),
  {
    title: m.api_keys_office_group_office,
    capabilities: KEY_CAPABILITIES.filter((one) => !NAMED.some(({ begins }) => begins.includes(areaOf(one)))),
  },
]
